import { chance } from '#domain/numbers/seeded-chance.ts'
import type { Listing } from '#domain/property/listing.ts'
import { sampleListings } from '#domain/property/sample/sample-listings.ts'
import { isoDay } from '#domain/time/day.ts'

const samples = sampleListings(20_775)

/** Any number of listings that differ in place, price, area, day and localities, with ids as creators will have. */
export function manyListings(count: number): { id: string; listing: Listing }[] {
  return Array.from({ length: count }, (_, n) => {
    const luck = (about: number) => chance(28, n, about)
    const { listing } = samples[n % samples.length] ?? samples[0] ?? { listing: undefined as never }
    const price = Math.round((listing.price * (0.6 + luck(1) * 1.2)) / 1000) * 1000
    const posted = isoDay(20_775 - Math.floor(luck(2) ** 2 * 400))
    const size = 0.8 + luck(3) * 0.6
    const scaled = (area: number | null) => (area === null ? null : Math.round(area * size))
    return {
      id: `p${(n * 7 + 1_000_000).toString(36)}${Math.floor(luck(4) * 46_656)
        .toString(36)
        .padStart(3, '0')}`,
      listing: {
        ...listing,
        title: `${listing.title}, ${['block', 'wing', 'phase', 'lane'][n % 4]} ${1 + (n % 37)}`,
        locality: n % 3 === 0 ? listing.locality : `${listing.locality} ${1 + (n % 12)}`,
        latitude: Math.round((listing.latitude + (luck(5) - 0.5) * 0.2) * 1e5) / 1e5,
        longitude: Math.round((listing.longitude + (luck(6) - 0.5) * 0.2) * 1e5) / 1e5,
        price: Math.max(price, 60_000),
        priceHistory: [{ day: posted, price: Math.max(price, 60_000) }],
        postedOn: posted,
        carpetArea: scaled(listing.carpetArea),
        builtUpArea: scaled(listing.builtUpArea),
        superBuiltUpArea: scaled(listing.superBuiltUpArea),
        plotArea: scaled(listing.plotArea),
        status: n % 40 === 0 ? ('sold' as const) : ('live' as const),
        endedOn: n % 40 === 0 ? '2026-11-01' : null,
      },
    }
  })
}

/** What people ask: filters, ranges, words, orders and pages, and a map. */
export const listingQuestions: readonly Record<string, string>[] = [
  {},
  { purpose: 'rent' },
  { city: 'Pune' },
  { city: 'Bengaluru', type: 'apartment', bedrooms: '2,3' },
  { city: 'Mumbai', locality: 'Powai', sort: 'price-low' },
  { priceFrom: '5000000', priceTo: '12000000', sort: 'rate-low' },
  { type: 'villa,house', amenities: 'garden,parking', furnishing: 'furnished,semi-furnished' },
  { areaFrom: '80', areaTo: '140', unit: 'sqm', sort: 'newest' },
  { rera: 'yes', possession: '6m,1y', postedBy: 'builder' },
  { posted: '30', sort: 'price-high', page: '4' },
  { q: 'lake' },
  { q: 'bangalore flat', bedrooms: '3' },
  { q: 'whitefeild' },
  { q: 'villa garden', priceTo: '50000000', amenities: 'pool' },
  { city: 'Chennai', purpose: 'rent', bedrooms: '1', sort: 'price-low', page: '3' },
]
