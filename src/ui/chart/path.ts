export type Point = readonly [x: number, y: number]

/** Tolerance of the simplification, in units of a picture 1000 high: less than a pixel. */
const TOLERANCE = 2

/** The shortest SVG path: redundant points dropped, coordinates relative and whole. */
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

/** Ramer–Douglas–Peucker simplification. */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let farthest = 0
  let distance = TOLERANCE
  for (let at = 1; at < points.length - 1; at += 1) {
    const [x, y] = points[at] as Point
    const onLine = first[1] + ((last[1] - first[1]) * (x - first[0])) / (last[0] - first[0] || 1)
    if (Math.abs(y - onLine) > distance) [farthest, distance] = [at, Math.abs(y - onLine)]
  }
  if (farthest === 0) return [first, last]
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))]
}
