import type { PropertyType } from '#catalogue/properties.ts'
import type { ListingPicture, SceneName } from '../listing-picture.ts'

/** What the pictures of a listing show, the cover first. */
const sets: Record<PropertyType, readonly (readonly SceneName[])[]> = {
  apartment: [
    ['tower', 'living', 'bedroom', 'kitchen', 'balcony'],
    ['living', 'balcony', 'bedroom', 'tower'],
    ['street', 'living', 'kitchen', 'bedroom'],
    ['balcony', 'living', 'kitchen', 'tower'],
    ['tower', 'balcony', 'bedroom'],
  ],
  villa: [
    ['villa', 'living', 'bedroom', 'kitchen', 'aerial'],
    ['villa', 'aerial', 'living', 'balcony'],
  ],
  house: [
    ['house', 'living', 'kitchen', 'bedroom'],
    ['street', 'house', 'living', 'balcony'],
  ],
  plot: [
    ['plot', 'aerial', 'street'],
    ['aerial', 'plot', 'farm'],
  ],
  commercial: [
    ['shop', 'office', 'street'],
    ['office', 'tower', 'shop'],
  ],
  farm: [
    ['farm', 'aerial', 'plot'],
    ['farm', 'plot', 'house'],
  ],
}

const captions: Record<SceneName, string> = {
  tower: 'The building from the road',
  street: 'The street in front',
  villa: 'The villa and its garden',
  house: 'The house from the gate',
  plot: 'The plot with its boundary stones',
  shop: 'The shop front',
  office: 'The office floor',
  farm: 'The land and its trees',
  living: 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  balcony: 'View from the balcony',
  aerial: 'The area from above',
}

export const scenesOf = (type: PropertyType, n: number, locality: string): ListingPicture[] => {
  const all = sets[type]
  return (all[(n * 7 + (n >> 2)) % all.length] ?? []).map((scene) => ({
    kind: 'drawn',
    scene,
    alt: `${captions[scene]}, ${locality} (drawing)`,
  }))
}
