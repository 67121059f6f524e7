import { z } from 'zod'
import { constants } from '#catalogue/constants.ts'
import { isYounger } from '#domain/time/freshness.ts'
import { type City, cities } from './cities.ts'

const place = z.string().max(120)

/** §3: the user's location, as far as shared. */
export const userLocation = z.strictObject({
  country: place,
  countryCode: place,
  region: place,
  city: place,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timezone: place,
  lastUpdated: z.iso.datetime(),
})
export type UserLocation = z.infer<typeof userLocation>

/** §7: the response fields we read. */
const ipAnswer = z.object({
  country_name: place,
  country_code: place,
  region: place,
  city: place,
  latitude: z.number(),
  longitude: z.number(),
  timezone: place,
})

export function fromIpAnswer(answer: unknown, now: Date): UserLocation | undefined {
  const read = ipAnswer.safeParse(answer)
  if (!read.success) return undefined
  const { country_name: country, country_code: countryCode, ...rest } = read.data
  return userLocation.safeParse({ ...rest, country, countryCode, lastUpdated: now.toISOString() }).data
}

/** Farther than this from every known city a name would be a guess. */
const MOST_KM = 500
/** Two decimals are about a kilometre: enough for a city, and no more personal than that. */
const hundredth = (degrees: number) => Math.round(degrees * 100) / 100

/** Names coordinates by the nearest city in a local table, without a request. */
export function fromCoordinates(latitude: number, longitude: number, now: Date): UserLocation | undefined {
  const byDistance = cities.map((city) => ({ city, km: distanceKm(latitude, longitude, city) }))
  const nearest = byDistance.reduce((best, each) => (each.km < best.km ? each : best))
  if (!(nearest.km <= MOST_KM)) return undefined
  const { name: city, region, country, countryCode, timezone } = nearest.city
  return {
    country,
    countryCode,
    region,
    city,
    latitude: hundredth(latitude),
    longitude: hundredth(longitude),
    timezone,
    lastUpdated: now.toISOString(),
  }
}

/** §9: valid for 24 hours. */
export const isFresh = ({ lastUpdated }: UserLocation, now: Date) =>
  isYounger(Date.parse(lastUpdated), constants.locationReuseHours, now.getTime())

const EARTH_KM = 6371

/** On a sphere: accurate to 0.5%. */
function distanceKm(latitude: number, longitude: number, city: City): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(rad(a - b) / 2) ** 2
  const h =
    half(city.latitude, latitude) +
    Math.cos(rad(latitude)) * Math.cos(rad(city.latitude)) * half(city.longitude, longitude)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}
