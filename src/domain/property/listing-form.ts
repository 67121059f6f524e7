import { z } from 'zod'
import { cityNamed } from '#catalogue/indian-cities.ts'
import { amenities, areaUnits, facings, furnishings, posters, propertyTypes, purposes } from '#catalogue/properties.ts'
import { refusals as sentences } from '#catalogue/toasts.ts'
import { typedAmount } from '#domain/numbers/typed-amount.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { isBlank, lengthRefusal, plainLine, plainLines, type ReadForm } from '#domain/text/typed-text.ts'
import { placeRefusal } from './coordinates.ts'
import { keysOf } from './keys-of.ts'
import { type Listing, listing, listingLimits, listingRefusals } from './listing.ts'
import type { ListingPicture } from './listing-picture.ts'
import { type PricePoint, withPrice } from './listing-price.ts'

const { title, description, name, rera } = listingLimits
const SHORT = 40

/** The longest that each field may be while it is written. */
export const formLimits = {
  title,
  description,
  purpose: SHORT,
  type: SHORT,
  price: SHORT,
  project: name,
  city: name,
  region: name,
  locality: name,
  place: 200,
  bedrooms: SHORT,
  bathrooms: SHORT,
  areaUnit: SHORT,
  carpetArea: SHORT,
  builtUpArea: SHORT,
  superBuiltUpArea: SHORT,
  plotArea: SHORT,
  floor: SHORT,
  floors: SHORT,
  yearBuilt: SHORT,
  possession: SHORT,
  furnishing: SHORT,
  facing: SHORT,
  parking: SHORT,
  amenities: 600,
  maintenance: SHORT,
  deposit: SHORT,
  rera,
  postedBy: SHORT,
  postedByName: name,
} as const satisfies Readonly<Record<string, number>>

export type FormField = keyof typeof formLimits
/** A listing as it is typed: whatever is not finished yet is kept too. */
export type ListingForm = Readonly<Record<FormField, string>>

const fields = keysOf(formLimits)
export const listingForm = z.strictObject(
  Object.fromEntries(fields.map((field) => [field, plainText(formLimits[field])])) as Record<FormField, z.ZodString>,
)
/** In the browser anything is kept; too long is refused at its field. */
export const typedListing = z.strictObject(
  Object.fromEntries(fields.map((field) => [field, z.string().max(500_000)])) as Record<FormField, z.ZodString>,
)

const blank = Object.fromEntries(fields.map((field) => [field, ''])) as Record<FormField, string>
export const emptyForm: ListingForm = {
  ...blank,
  purpose: 'buy',
  type: 'apartment',
  areaUnit: 'sqft',
  postedBy: 'owner',
}

const land = ['plot', 'farm']
const homes = ['apartment', 'villa', 'house']
const isBuilding = ({ type }: ListingForm) => !land.includes(type)
const isHome = ({ type }: ListingForm) => homes.includes(type)

/** Fields that only some listings have: the others are neither shown nor read. */
const appliesTo: Partial<Record<FormField, (form: ListingForm) => boolean>> = {
  deposit: ({ purpose }) => purpose === 'rent',
  carpetArea: isBuilding,
  builtUpArea: isBuilding,
  superBuiltUpArea: isBuilding,
  bedrooms: isHome,
  bathrooms: isHome,
  floor: isBuilding,
  floors: isBuilding,
  yearBuilt: isBuilding,
}
export const applies = (field: FormField, form: ListingForm): boolean => appliesTo[field]?.(form) ?? true

/** Fields that cannot be saved even as a draft, each with its sentence. */
export function tooLong(form: ListingForm): Partial<Record<FormField, string>> {
  const long = fields.flatMap((field) => {
    const sentence = lengthRefusal(labels[field] ?? 'This', form[field], formLimits[field])
    return sentence ? [[field, sentence]] : []
  })
  return Object.fromEntries(long)
}
const labels: Partial<Record<FormField, string>> = { title: 'A title', description: 'A description', city: 'A city' }

/** Without characters that no database takes. */
export const savedForm = (form: ListingForm): ListingForm =>
  Object.fromEntries(
    fields.map((field) => [field, field === 'description' ? plainLines(form[field]) : plainLine(form[field])]),
  ) as Record<FormField, string>

/** What the listing had before: a new version keeps its history and the day it was first posted. */
export type Before = { readonly priceHistory: readonly PricePoint[]; readonly postedOn: string | null }
export type Pictured = { readonly pictures: readonly ListingPicture[]; readonly floorPlan: string | null }

const PLACE = /(-?\d{1,3}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)/

/** "12.97, 77.59", also inside the link of a map; without one the centre of a known city. */
function placeOf(form: ListingForm): { latitude: number; longitude: number; isStated: boolean } | undefined {
  const found = PLACE.exec(form.place)
  if (found) return { latitude: Number(found[1]), longitude: Number(found[2]), isStated: true }
  const city = isBlank(form.place) ? cityNamed(form.city) : undefined
  return city && { latitude: city.latitude, longitude: city.longitude, isStated: false }
}

const oneOf = <Table extends object>(table: Table, text: string) => keysOf(table).find((key) => key === text) ?? null
const amenitiesIn = (text: string) => keysOf(amenities).filter((one) => text.split(',').includes(one))

/** The listing that a form says, or what is wrong with each field. Pictures come from what was uploaded. */
export function readListing(
  form: ListingForm,
  { pictures, floorPlan }: Pictured,
  before: Before,
  today: string,
): ReadForm<Listing, FormField> {
  const typed = savedForm(form)
  const said = Object.fromEntries(
    fields.map((field) => [field, applies(field, form) ? typed[field] : '']),
  ) as ListingForm
  const wrong: Partial<Record<FormField, string>> = { ...tooLong(typed) }
  const refuse = (field: FormField, sentence: string | undefined) => {
    if (sentence) wrong[field] ??= sentence
  }
  const number = (field: FormField, { whole = true } = {}): number | null => {
    if (said[field] === '') return null
    const value = Number(said[field].replaceAll(',', ''))
    const isNumber = Number.isFinite(value) && (!whole || Number.isInteger(value))
    refuse(field, isNumber ? undefined : whole ? 'Enter a whole number.' : 'Enter a number.')
    return isNumber ? value : null
  }
  const amount = (field: FormField): number | null => {
    if (said[field] === '') return null
    const value = typedAmount(said[field], 'INR')
    refuse(field, value === undefined ? 'Enter an amount, such as 85 lakh.' : undefined)
    return value === undefined ? null : Math.round(value)
  }
  for (const field of ['title', 'description', 'city', 'region', 'locality', 'postedByName', 'price'] as const)
    refuse(field, isBlank(said[field]) ? sentences.fieldsMissing : undefined)

  const unit = areaUnits[oneOf(areaUnits, said.areaUnit) ?? 'sqft'].squareFeet
  const area = (field: FormField) => {
    const value = number(field, { whole: false })
    return value === null ? null : Math.round(value * unit * 100) / 100
  }
  const place = placeOf(said)
  refuse('place', place ? undefined : 'Enter coordinates, such as 12.9716, 77.5946.')
  const price = amount('price') ?? 0
  const read = {
    title: said.title,
    description: said.description,
    purpose: oneOf(purposes, said.purpose) ?? 'buy',
    type: oneOf(propertyTypes, said.type) ?? 'apartment',
    price,
    currency: 'INR' as const,
    priceHistory: withPrice(before.priceHistory, today, price),
    project: said.project,
    city: cityNamed(said.city)?.name ?? said.city,
    region: said.region,
    locality: said.locality,
    latitude: place?.latitude ?? 0,
    longitude: place?.longitude ?? 0,
    bedrooms: number('bedrooms'),
    bathrooms: number('bathrooms'),
    carpetArea: area('carpetArea'),
    builtUpArea: area('builtUpArea'),
    superBuiltUpArea: area('superBuiltUpArea'),
    plotArea: area('plotArea'),
    floor: number('floor'),
    floors: number('floors'),
    yearBuilt: number('yearBuilt'),
    possession: said.possession || null,
    furnishing: oneOf(furnishings, said.furnishing),
    facing: oneOf(facings, said.facing),
    parking: number('parking') ?? 0,
    amenities: amenitiesIn(said.amenities),
    maintenance: amount('maintenance'),
    deposit: amount('deposit'),
    rera: said.rera || null,
    postedBy: oneOf(posters, said.postedBy) ?? 'owner',
    postedByName: said.postedByName,
    postedOn: before.postedOn ?? today,
    endedOn: null,
    pictures: [...pictures],
    rooms: [],
    floorPlan,
    status: 'live' as const,
    reason: null,
    sample: false,
  } satisfies Listing
  for (const [field, sentence] of Object.entries(listingRefusals(read))) refuse(formFieldOf(field, form), sentence)
  if (place) refuse('place', placeRefusal(place.latitude, place.longitude))
  for (const { path } of listing.safeParse(read).error?.issues ?? [])
    refuse(formFieldOf(String(path[0]), form), 'This value is not possible.')
  return Object.keys(wrong).length > 0 ? { ok: false, refusals: wrong } : { ok: true, draft: read }
}

function formFieldOf(field: string, form: ListingForm): FormField {
  if (field === 'carpetArea' && !applies(field, form)) return 'plotArea'
  if (field === 'latitude' || field === 'longitude') return 'place'
  return fields.find((one) => one === field) ?? 'title'
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value))

/** A published listing as a form, to edit or copy it. */
export function formOf(known: Listing): ListingForm {
  const texts = fields.map((field): [FormField, string] => {
    if (field === 'place') return [field, `${known.latitude}, ${known.longitude}`]
    if (field === 'areaUnit') return [field, 'sqft']
    if (field === 'price') return [field, known.price.toLocaleString('en-IN')]
    if (field === 'amenities') return [field, known.amenities.join()]
    return [field, textOf(known[field])]
  })
  return Object.fromEntries(texts) as Record<FormField, string>
}
