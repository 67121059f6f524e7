import { z } from 'zod'

/** India with its islands. No latitude of it is a longitude of it, so that swapped ones are noticed. */
const bounds = { latitude: [6, 38], longitude: [68, 98] } as const

export const coordinate = {
  latitude: z.number().min(bounds.latitude[0]).max(bounds.latitude[1]),
  longitude: z.number().min(bounds.longitude[0]).max(bounds.longitude[1]),
}

const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

/** Why a place is refused, in words; undefined if it is fine. Swapped ones are never mended silently. */
export function placeRefusal(latitude: number, longitude: number): string | undefined {
  if (isWithin(latitude, bounds.latitude) && isWithin(longitude, bounds.longitude)) return undefined
  if (isWithin(longitude, bounds.latitude) && isWithin(latitude, bounds.longitude))
    return 'Latitude and longitude look swapped.'
  return 'This place is outside India.'
}
