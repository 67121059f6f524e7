import { expect, test } from 'vitest'
import { type Point, pathThrough } from './path.ts'

test('a path is relative, without redundant points', () => {
  expect(pathThrough([])).toBe('')
  expect(pathThrough([[3, 4]])).toBe('M3 4')
  expect(
    pathThrough([
      [0, 900],
      [10, 890],
      [20, 880],
      [30, 920],
    ]),
  ).toBe('M0 900l20-20 10 40')
})

test('simplified, it is within two units of every point', () => {
  const points = Array.from(
    { length: 400 },
    (_, x): Point => [x * 2, Math.round(500 + 300 * Math.sin(x / 20) + 20 * Math.sin(x * 1.7))],
  )
  const path = pathThrough(points)
  const [start = '', steps = ''] = path.slice(1).split('l')
  let [x = 0, y = 0] = start.split(' ').map(Number)
  const corners: Point[] = [[x, y]]
  for (const [, across, down] of steps.matchAll(/(-?\d+)[ ]?(-?\d+)/g)) {
    x += Number(across)
    y += Number(down)
    corners.push([x, y])
  }
  expect(corners.at(-1)).toEqual(points.at(-1))
  for (const [atX, atY] of points) {
    const right = corners.findIndex(([cornerX]) => cornerX >= atX)
    const [toX, toY] = corners[right] as Point
    const [fromX, fromY] = corners[Math.max(0, right - 1)] as Point
    const onPath = toX === fromX ? toY : fromY + ((toY - fromY) * (atX - fromX)) / (toX - fromX)
    expect(Math.abs(onPath - atY)).toBeLessThanOrEqual(2)
  }
})
