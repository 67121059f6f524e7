import { createRoot } from 'react-dom/client'
import { PointMap } from '#ui/map/map.tsx'
import { boxAround, type MapPoint } from '#ui/map/map-point.ts'

/** Runs in the browser of `map-bench.ts`. */
const cities = [
  [12.97, 77.59],
  [19.08, 72.88],
  [28.61, 77.21],
  [17.39, 78.49],
  [13.08, 80.27],
] as const

function scattered(count: number): MapPoint[] {
  return Array.from({ length: count }, (_, at) => {
    const [lat, lon] = cities[at % cities.length] ?? cities[0]
    const reach = 0.15 * Math.sin(at * 0.7)
    return {
      id: String(at),
      lat: lat + reach * Math.sin(at * 12.9898),
      lon: lon + reach * Math.cos(at * 78.233),
      short: '₹1.2 cr',
      label: `3 BHK flat ${at}, ₹1.2 crore`,
      near: 'Whitefield',
    }
  })
}

const frame = () => new Promise(requestAnimationFrame)

/** From the first render until its buttons have been painted. `city`: close, where single points are buttons. */
async function drawMap(count: number, city: boolean): Promise<number> {
  const points = scattered(count)
  const box = boxAround(city ? points.filter((_, at) => at % cities.length === 0) : points)
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const began = performance.now()
  const props = { label: 'Map', many: 'listings', names: [], marked: undefined, opened: [], tiles: undefined }
  if (!box) throw new Error('There are no points')
  createRoot(element).render(<PointMap {...props} points={points} box={box} onOpen={() => {}} onMoved={() => {}} />)
  while (!document.querySelector('.map-place')) await frame()
  await frame()
  return performance.now() - began
}

Object.assign(window, { drawMap })
