import { expect, test } from 'vitest'
import { createGroups } from './map-groups.ts'
import { type Box, boxAround, isIn, type MapPoint } from './map-point.ts'

const point = (id: string, lat: number, lon: number, near: string): MapPoint => ({
  ...{ id, lat, lon, near },
  short: '₹1.2 cr',
  label: `3 BHK flat in ${near}, ₹1.2 crore`,
})
const india: Box = [66, 6, 98, 36]
const points = [
  point('a', 12.97, 77.75, 'Whitefield'),
  point('b', 12.98, 77.74, 'Whitefield'),
  point('c', 12.91, 77.63, 'HSR Layout'),
  point('d', 19.06, 72.83, 'Bandra'),
]

test('points that are close are one group, named by where most of them are', () => {
  const marks = createGroups(points, 'listings').marksIn(india, 5)
  expect(marks.map(({ label, count }) => [label, count])).toEqual([
    ['3 BHK flat in Bandra, ₹1.2 crore', 1],
    ['3 listings near Whitefield, zoom in', 3],
  ])
  expect(marks[1]?.ids().sort()).toEqual(['a', 'b', 'c'])
})

test('a group falls apart at its zoom, and every point is drawn exactly once at every zoom', () => {
  const groups = createGroups(points, 'listings')
  const zoom = groups.marksIn(india, 5)[1]?.zoom ?? 0
  expect(groups.marksIn(india, zoom).length).toBeGreaterThan(2)
  for (let at = 3; at <= 16; at += 1)
    expect(
      groups
        .marksIn(india, at)
        .flatMap((mark) => mark.ids())
        .sort(),
    ).toEqual(['a', 'b', 'c', 'd'])
})

test('points at one place never fall apart: the group says so', () => {
  const same = [point('a', 12.97, 77.75, 'Whitefield'), point('b', 12.97, 77.75, 'Whitefield')]
  const [mark] = createGroups(same, 'listings').marksIn(india, 16)
  expect(mark).toMatchObject({ zoom: undefined, label: '2 listings near Whitefield, show them' })
})

test('marks are in reading order', () => {
  const grid = [point('south', 10, 70, 'x'), point('north-east', 30, 90, 'x'), point('north-west', 30, 70, 'x')]
  expect(
    createGroups(grid, 'listings')
      .marksIn(india, 6)
      .map(({ id }) => id),
  ).toEqual(['north-west', 'north-east', 'south'])
})

test('the box around points holds them all with a margin; none without points', () => {
  const box = boxAround(points)
  expect(box && points.every((one) => isIn(box, one))).toBe(true)
  expect(boxAround([])).toBeUndefined()
  expect(boxAround(points.slice(0, 1))?.[0]).toBeLessThan(77.75)
})
