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
