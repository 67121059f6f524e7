export type Point = readonly [x: number, y: number]

/** How far a line may pass beside a point, in units of a picture that is a thousand high: less than a pixel. */
const BESIDE = 2

/** A line through whole points, as short as it can be written: without those it passes anyway, and in steps instead of places. */
export function pathThrough(points: readonly Point[]): string {
  const [first, ...rest] = simplified(points)
  if (!first) return ''
  let [atX, atY] = first
  const steps = rest.map(([x, y]) => {
    const [across, down] = [x - atX, y - atY]
    ;[atX, atY] = [x, y]
    return `${across}${down < 0 ? '' : ' '}${down}`
  })
  return `M${first[0]} ${first[1]}${steps.length > 0 ? 'l' : ''}${steps.join(' ')}`
}

/** Douglas and Peucker's way: the point farthest from the line between the ends stays, unless the line is near enough. */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let farthest = 0
  let distance = BESIDE
  for (let at = 1; at < points.length - 1; at += 1) {
    const [x, y] = points[at] as Point
    const onLine = first[1] + ((last[1] - first[1]) * (x - first[0])) / (last[0] - first[0] || 1)
    if (Math.abs(y - onLine) > distance) [farthest, distance] = [at, Math.abs(y - onLine)]
  }
  if (farthest === 0) return [first, last]
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))]
}
