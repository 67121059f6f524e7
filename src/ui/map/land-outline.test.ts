import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { coastOf, landParts, type Place } from './land-outline.ts'

const polygons = landParts.flatMap((part) => part())

/** Crossings of the outline to the east, of all rings at once: a lake is outside. */
function isLand([lat, lon]: Place): boolean {
  let crossings = 0
  for (const ring of polygons.flat())
    for (const [at, [lat1, lon1]] of ring.entries()) {
      const [lat2, lon2] = ring.at(at - 1) ?? [0, 0]
      if (lat1 > lat !== lat2 > lat && lon < lon1 + ((lat - lat1) / (lat2 - lat1)) * (lon2 - lon1)) crossings += 1
    }
  return crossings % 2 === 1
}

test('cities are on land and their sea is not, near and far', () => {
  const land: Place[] = [
    [12.97, 77.59],
    [19.07, 72.88],
    [28.61, 77.21],
    [7.0, 80.6],
    [51.5, -1],
    [-25, 135],
    [40, -100],
  ]
  const sea: Place[] = [
    [18.9, 72.5],
    [13.05, 80.6],
    [8, 70],
    [0, -30],
    [-50, 90],
  ]
  expect(land.filter((place) => !isLand(place))).toEqual([])
  expect(sea.filter(isLand)).toEqual([])
})

test('the outline is small', () => {
  const file = readFileSync(new URL('land.json', import.meta.url))
  expect(brotliCompressSync(file).length).toBeLessThan(32_000)
})

test('the coast has no seams where the parts meet', () => {
  const square: Place[] = [
    [38, 70],
    [38, 80],
    [30, 80],
    [30, 70],
  ]
  expect(coastOf([square])).toEqual([
    [
      [38, 80],
      [30, 80],
      [30, 70],
      [38, 70],
    ],
  ])
  const onSeam = coastOf(polygons.flat()).flatMap((line) =>
    line.filter(([lat, lon], at) => lat === 38 && line[at - 1]?.[0] === 38 && lon > 64 && lon < 100),
  )
  expect(onSeam).toEqual([])
})
