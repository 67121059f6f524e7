import { type StateId, stateCharges } from '#catalogue/home-charges.ts'
import type { HomeFacts } from './home-plan.ts'
import type { ListingDetails } from './listing-details.ts'

type Known = Pick<
  ListingDetails,
  'purpose' | 'type' | 'price' | 'city' | 'region' | 'possession' | 'carpetArea' | 'area' | 'maintenance'
>

/** What the calculators take from a listing. */
export function homeFactsOf(listing: Known): HomeFacts {
  const { purpose, type, price, city, region, possession, carpetArea, area, maintenance } = listing
  return {
    price: purpose === 'buy' ? price : undefined,
    rent: purpose === 'rent' ? price : undefined,
    state: stateOf(region),
    city,
    isNew: purpose === 'buy' && possession !== null,
    isPlot: type === 'plot' || type === 'farm',
    isCommercial: type === 'commercial',
    carpetSqFt: carpetArea ?? undefined,
    sqFt: area,
    // Of a home for rent it is the tenant's, and says nothing about what only an owner pays.
    upkeep: purpose === 'buy' ? (maintenance ?? undefined) : undefined,
  }
}

export function stateOf(region: string): StateId {
  const wanted = region.trim().toLowerCase()
  const ids = Object.keys(stateCharges) as StateId[]
  return ids.find((id) => stateCharges[id].name.toLowerCase() === wanted) ?? 'other'
}
