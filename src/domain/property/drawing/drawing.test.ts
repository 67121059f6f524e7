import { expect, test } from 'vitest'
import { sceneNames } from '../listing-picture.ts'
import { sampleListings } from '../sample/sample-listings.ts'
import { drawScene } from './draw-scene.ts'
import { drawFloorPlan } from './floor-plan.ts'

const all = sampleListings(20_775)
const drawn = all.flatMap(({ id, listing }) =>
  listing.pictures.flatMap((picture, at) =>
    picture.kind === 'drawn' ? [{ svg: drawScene(picture.scene, { id, n: at + 1, city: listing.city }), picture }] : [],
  ),
)

test('every picture is at most 12 kB, no two are alike, and every scene is used', () => {
  expect(drawn.length).toBeGreaterThan(400)
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length)
  expect(Math.max(...drawn.map(({ svg }) => svg.length))).toBeLessThanOrEqual(12_288)
  expect(new Set(drawn.map(({ picture }) => picture.scene)).size).toBe(sceneNames.length)
})

test('pictures hold shapes alone: no script, style, link, text or number that is none', () => {
  const allowed = new Set(['svg', 'defs', 'linearGradient', 'stop', 'pattern', 'circle', 'path', 'g'])
  for (const { svg } of drawn) {
    expect(svg).not.toMatch(/NaN|Infinity|undefined|href|on\w+=|style/)
    for (const [, name = ''] of svg.matchAll(/<(\w+)/g)) expect(allowed.has(name), name).toBe(true)
    expect(svg.match(/<g /g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
  }
})

test('the same listing is drawn the same', () => {
  const about = { id: 'sample-1001', n: 1, city: 'Pune' }
  expect(drawScene('villa', about)).toBe(drawScene('villa', about))
  expect(drawScene('villa', { ...about, id: 'sample-1002' })).not.toBe(drawScene('villa', about))
})

test('a floor plan names every room with its size, and writes names as text only', () => {
  const plan = drawFloorPlan([{ name: 'Hall <script>', x: 0, y: 0, width: 12, height: 10.5 }])
  expect(plan).toContain('Hall &lt;script&gt;')
  expect(plan).not.toContain('<script')
  expect(plan).toContain('12′ 0″ × 10′ 6″')
})
