// Writes src/ui/map/land.json: land and coast without political borders, fine around India and coarse elsewhere.
// Run it after an update of world-atlas: node scripts/draw-land.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { feature } from 'topojson-client'

/** West, south, east, north. The fine part reaches as far as a map of India shows. */
const fine = [64, 4, 100, 38]
const coarse = [
  [-180, -85, fine[0], 85],
  [fine[2], -85, 180, 85],
  [fine[0], -85, fine[2], fine[1]],
  [fine[0], fine[3], fine[2], 85],
]
/** Steps in a degree: about 200 m, and about 5 km elsewhere. */
const FINE_STEPS = 500
const COARSE_STEPS = 20
/** Islands below this many square degrees are left out: about 1.2 km², and about 600 km² elsewhere. */
const FINE_LEAST = 0.0001
const COARSE_LEAST = 0.05

const landOf = (name) => {
  const atlas = JSON.parse(readFileSync(new URL(`../node_modules/world-atlas/${name}.json`, import.meta.url), 'utf8'))
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
}

/** The part of a ring in which one coordinate is at least, or at most, a limit (Sutherland and Hodgman). */
function cutAt(ring, axis, limit, sign) {
  const isIn = (point) => sign * (point[axis] - limit) >= 0
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1)
    if (isIn(point) === isIn(before)) return isIn(point) ? [point] : []
    const share = (limit - before[axis]) / (point[axis] - before[axis])
    const crossing = before.map((value, each) => value + share * (point[each] - value))
    return isIn(point) ? [crossing, point] : [crossing]
  })
}

const clipped = (ring, [west, south, east, north]) =>
  cutAt(cutAt(cutAt(cutAt(ring, 0, west, 1), 0, east, -1), 1, south, 1), 1, north, -1)

const areaOf = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], at) => sum + (ring.at(at - 1)[0] + x) * (y - ring.at(at - 1)[1]), 0)) / 2

/** Whole steps, without points that add nothing. */
function rounded(ring, steps) {
  const points = ring.map(([x, y]) => [Math.round(x * steps), Math.round(y * steps)])
  const moved = points.filter(([x, y], at) => x !== points.at(at - 1)[0] || y !== points.at(at - 1)[1])
  return moved.filter(([x, y], at) => {
    const [[ax, ay], [bx, by]] = [moved.at(at - 1), moved[(at + 1) % moved.length]]
    return (x - ax) * (by - y) !== (y - ay) * (bx - x)
  })
}

const ringsIn = (polygons, box, steps, least) =>
  polygons.flatMap((rings) => {
    const kept = rings.map((ring) => clipped(ring.slice(0, -1), box)).filter((ring) => areaOf(ring) >= least)
    const written = kept.map((ring) => rounded(ring, steps)).filter((ring) => ring.length > 2)
    return written.length > 0 ? [written.map(differences)] : []
  })

/** Each point as its distance from the one before, which compresses best. */
const differences = (ring) =>
  ring.flatMap(([x, y], at) => (at === 0 ? [x, y] : [x - ring[at - 1][0], y - ring[at - 1][1]]))

const near = landOf('land-10m')
const far = landOf('land-110m')
const land = [
  { steps: FINE_STEPS, polygons: ringsIn(near, fine, FINE_STEPS, FINE_LEAST) },
  { steps: COARSE_STEPS, polygons: coarse.flatMap((box) => ringsIn(far, box, COARSE_STEPS, COARSE_LEAST)) },
]
const text = `${JSON.stringify(land)}\n`
writeFileSync(new URL('../src/ui/map/land.json', import.meta.url), text)
const points = land.flatMap(({ polygons }) => polygons.flat()).reduce((sum, ring) => sum + ring.length / 2, 0)
console.log(`${points} points, ${text.length} bytes, ${brotliCompressSync(text).length} compressed`)
