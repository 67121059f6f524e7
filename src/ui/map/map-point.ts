/** Something on the map. */
export type MapPoint = {
  readonly id: string
  readonly lat: number
  readonly lon: number
  /** What its button shows: a few characters. */
  readonly short: string
  /** What its button is called. */
  readonly label: string
  /** The neighbourhood it is in, by which a group is named. */
  readonly near: string
}

/** A name drawn on the map, from one zoom to another. */
export type PlaceName = {
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly zooms: readonly [least: number, most: number]
}

/** West, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** The middle of a map, and how close it is. */
export type MapAt = { readonly lat: number; readonly lon: number; readonly zoom: number }

/** The smallest box around points, with a margin; undefined without any. */
export function boxAround(points: readonly Pick<MapPoint, 'lat' | 'lon'>[]): Box | undefined {
  if (points.length === 0) return undefined
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { lat, lon } of points) {
    west = Math.min(west, lon)
    east = Math.max(east, lon)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  const margin = Math.max(0.004, (east - west) * 0.06, (north - south) * 0.06)
  return [west - margin, south - margin, east + margin, north + margin]
}

export const isIn = ([west, south, east, north]: Box, { lat, lon }: Pick<MapPoint, 'lat' | 'lon'>): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north
