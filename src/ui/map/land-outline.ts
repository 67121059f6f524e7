import parts from './land.json' with { type: 'json' }

/** Latitude and longitude, in degrees. */
export type Place = [lat: number, lon: number]

/**
 * Land and coast without political borders (`scripts/draw-land.mjs`): polygons, each an outline and its lakes. First
 * India and what is around it, then the rest of the world.
 */
export const landParts: readonly (() => Place[][][])[] = parts.map(
  ({ steps, polygons }) =>
    () =>
      polygons.map((rings) => rings.map((ring) => placesOf(ring, steps))),
)

function placesOf(differences: readonly number[], steps: number): Place[] {
  let [x, y] = [0, 0]
  const places: Place[] = []
  for (let at = 0; at < differences.length; at += 2) {
    x += differences[at] ?? 0
    y += differences[at + 1] ?? 0
    places.push([y / steps, x / steps])
  }
  return places
}

/** Where the parts meet, and the ends of the world: no coast is there. */
const seams = { lat: new Set([4, 38, 85, -85]), lon: new Set([64, 100, 180, -180]) }

/** The outline of rings without the seams between parts. */
export function coastOf(rings: readonly Place[][]): Place[][] {
  return rings.flatMap((ring) => {
    const lines: Place[][] = [[]]
    for (const [at, place] of [...ring, ...ring.slice(0, 1)].entries()) {
      const before = at > 0 ? ring[at - 1] : undefined
      const isSeam =
        before &&
        ((before[0] === place[0] && seams.lat.has(place[0])) || (before[1] === place[1] && seams.lon.has(place[1])))
      if (isSeam) lines.push([])
      lines.at(-1)?.push(place)
    }
    return lines.filter((line) => line.length > 1)
  })
}
