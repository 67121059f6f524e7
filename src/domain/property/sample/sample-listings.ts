import type { Facing, Furnishing, PropertyType } from '#catalogue/properties.ts'
import { facings, furnishings } from '#catalogue/properties.ts'
import { chance } from '#domain/numbers/seeded-chance.ts'
import { type Day, isoDay } from '#domain/time/day.ts'
import { keysOf } from '../keys-of.ts'
import type { Listing } from '../listing.ts'
import type { PricePoint } from '../listing-price.ts'
import { sampleId } from './sample-ids.ts'
import { type SampleCity, type SampleLocality, sampleCities } from './sample-places.ts'
import { type SampleSlot, slotsOf } from './sample-plan.ts'
import { homeRooms, workRooms } from './sample-rooms.ts'
import { scenesOf } from './sample-scenes.ts'
import { posterNames, projectNames, sampleAmenities, sampleDescription, sampleTitle } from './sample-words.ts'

const SEED = 27_011

export type SampleListing = { readonly id: string; readonly listing: Listing }

/** About 120 invented listings in real places, the same for the same day. */
export const sampleListings = (today: Day): SampleListing[] =>
  sampleCities.flatMap((city, cityAt) =>
    slotsOf(cityAt).map((slot, slotAt) => {
      const n = cityAt * 12 + slotAt + 1
      return { id: sampleId(n), listing: sampleListing(city, slot, n, today) }
    }),
  )

type Luck = (about: number) => number
const pick = <Value>(all: readonly Value[], luck: number): Value => all[Math.floor(luck * all.length)] as Value
const between = (from: number, to: number, luck: number) => from + (to - from) * luck

function sampleListing(city: SampleCity, slot: SampleSlot, n: number, today: Day): Listing {
  const luck: Luck = (about) => chance(SEED, n, about)
  const { type, purpose, bedrooms, poster, months } = slot
  const all = city.localities.filter(({ ground }) => ground === slot.ground)
  const locality = all[(n * 5 + Math.floor(luck(1) * 2)) % all.length] as SampleLocality
  const areas = areasOf(type, bedrooms, luck)
  const posted = today - Math.floor(2 + luck(2) ** 1.7 * 170)
  const priceHistory = pricesOf(slot, locality, areas.priced, posted, today, luck)
  const price = priceHistory.at(-1)?.price ?? 0
  const built = months > 0 ? null : 2026 - Math.floor(luck(3) * (type === 'house' ? 28 : 14))
  const told = { type, purpose, bedrooms, locality, city: city.name, luck }
  const isLand = type === 'plot' || type === 'farm'
  const floors = type === 'apartment' ? Math.floor(between(5, slot.ground === 'edge' ? 28 : 18, luck(4))) : null
  const status = n % 24 === 7 ? 'sold' : n % 30 === 16 ? 'withdrawn' : 'live'
  const bathrooms = bedrooms === null ? (isLand ? null : 2) : Math.max(1, bedrooms - (luck(5) < 0.4 ? 1 : 0))
  const hasProject = type === 'apartment' || type === 'villa' || (type === 'plot' && luck(6) < 0.6)
  const isRegistered = poster === 'builder' || (hasProject && luck(7) < 0.35)
  return {
    title: sampleTitle(told),
    description: sampleDescription(told),
    purpose,
    type,
    price,
    currency: 'INR',
    priceHistory,
    project: hasProject ? pick(projectNames, luck(8)) : '',
    city: city.name,
    region: city.region,
    locality: locality.name,
    latitude: around(locality.latitude, luck(9)),
    longitude: around(locality.longitude, luck(10)),
    bedrooms,
    bathrooms,
    ...areas.stated,
    floor: floors === null ? (type === 'commercial' ? Math.floor(luck(11) * 4) : null) : Math.floor(luck(11) * floors),
    floors: floors ?? (type === 'commercial' ? 6 : null),
    yearBuilt: isLand ? null : built,
    possession: months > 0 ? isoDay(today + months * 30 + Math.floor(luck(12) * 20)) : null,
    furnishing: isLand ? null : furnishingOf(purpose === 'rent', luck(13)),
    facing: luck(14) < 0.85 ? (pick(keysOf(facings), luck(15)) as Facing) : null,
    parking: isLand ? 0 : Math.min(4, Math.floor(luck(16) * 2) + ((bedrooms ?? 2) > 2 ? 1 : 0)),
    amenities: sampleAmenities(type, luck),
    maintenance: type === 'apartment' ? Math.round((areas.priced * between(2.4, 5.2, luck(17))) / 50) * 50 : null,
    deposit: purpose === 'rent' ? price * (city.name === 'Bengaluru' ? 5 : 2) : null,
    rera: isRegistered ? `SAMPLE/${city.rera}/${String(260_000 + n * 37)}` : null,
    postedBy: poster,
    postedByName: pick(posterNames[poster], luck(18)),
    postedOn: isoDay(posted),
    endedOn: status === 'live' ? null : isoDay(today - Math.floor(luck(19) * 3) - 1),
    pictures: scenesOf(type, n, locality.name),
    rooms: isLand
      ? []
      : bedrooms === null
        ? workRooms(areas.priced)
        : homeRooms(areas.priced, bedrooms, bathrooms ?? 1),
    status,
    reason: null,
    sample: true,
  }
}

/** Within about a kilometre, to five decimals. */
const around = (degrees: number, luck: number) => Math.round((degrees + (luck - 0.5) * 0.016) * 1e5) / 1e5

const furnishingOf = (isRented: boolean, luck: number): Furnishing =>
  pick<Furnishing>(isRented ? ['semi-furnished', 'furnished', 'semi-furnished'] : keysOf(furnishings), luck)

/** Carpet areas by bedrooms; one in six states the super built-up area only, as brokers do. */
function areasOf(type: PropertyType, bedrooms: number | null, luck: Luck) {
  const stated = { carpetArea: null, builtUpArea: null, superBuiltUpArea: null, plotArea: null } as {
    carpetArea: number | null
    builtUpArea: number | null
    superBuiltUpArea: number | null
    plotArea: number | null
  }
  const round = (value: number, to = 5) => Math.round(value / to) * to
  if (type === 'plot' || type === 'farm') {
    stated.plotArea =
      type === 'plot' ? pick([1200, 1500, 1800, 2400, 3200], luck(20)) : pick([0.5, 1, 2, 3.5], luck(20)) * 43_560
    return { stated, priced: stated.plotArea }
  }
  const large = type === 'villa' ? 1.45 : type === 'house' ? 1.25 : 1
  const carpet = round(
    bedrooms === null ? between(480, 2400, luck(20)) : (260 + bedrooms * 265) * large * between(0.9, 1.2, luck(20)),
  )
  const builtUp = round(carpet * between(1.1, 1.18, luck(24)))
  const superBuiltUp = round(builtUp * between(1.16, 1.28, luck(25)))
  const isVague = type === 'apartment' && luck(26) < 0.17
  if (!isVague) stated.carpetArea = carpet
  if (!isVague && luck(27) < 0.7) stated.builtUpArea = builtUp
  if (type === 'apartment') stated.superBuiltUpArea = superBuiltUp
  if (type === 'villa' || type === 'house') stated.plotArea = round(carpet * between(0.85, 1.5, luck(28)), 10)
  return { stated, priced: carpet }
}

/** What asking prices end with: larger ones in larger steps. */
function asked(price: number): number {
  const step = price < 20_000 ? 250 : price < 200_000 ? 1_000 : price < 10_000_000 ? 50_000 : 500_000
  return Math.round(price / step) * step
}

const YIELD = { apartment: 0.033, villa: 0.026, house: 0.027, plot: 0, commercial: 0.062, farm: 0 } as const

function pricesOf(
  { type, purpose, months }: SampleSlot,
  { rate, ground }: SampleLocality,
  area: number,
  posted: Day,
  today: Day,
  luck: Luck,
): PricePoint[] {
  const land = type === 'plot' ? 0.52 : type === 'farm' ? (ground === 'country' ? 0.12 : 0.2) : 1
  const kind = type === 'commercial' ? 1.25 : type === 'villa' ? 1.08 : type === 'house' ? 1.02 : 1
  const value = rate * land * kind * area * between(0.9, 1.14, luck(33)) * (months > 6 ? 0.93 : 1)
  const first = asked(purpose === 'rent' ? (value * YIELD[type]) / 12 : value)
  const history: PricePoint[] = [{ day: isoDay(posted), price: first }]
  const changes = today - posted < 20 ? 0 : Math.floor(luck(34) ** 1.4 * 4)
  for (let change = 1; change <= changes; change += 1) {
    const day = isoDay(posted + Math.floor(((today - posted - 3) * change) / changes))
    const price = asked(
      (history.at(-1)?.price ?? first) * between(0.93, luck(35) < 0.25 ? 1.05 : 0.985, luck(35 + change)),
    )
    if (price !== history.at(-1)?.price) history.push({ day, price })
  }
  return history
}
