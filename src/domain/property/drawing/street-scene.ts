import { backdrop, rain, tree } from './backdrop.ts'
import { type Brush, times, WIDTH } from './brush.ts'
import { isLit, road, type Setting } from './setting.ts'

/** A street of low houses with balconies, wires and awnings. */
export function street(brush: Brush, setting: Setting): void {
  const { luck } = brush
  const level = 326
  backdrop(brush, setting.city, setting.hour, level)
  let x = -30 - luck(1) * 40
  for (const house of times(7, (n) => n)) {
    if (x > WIDTH) break
    const wide = 82 + luck(10 + house) * 66
    const floors = 2 + Math.floor(luck(20 + house) * 3)
    const top = level - floors * 58 - luck(30 + house) * 12
    brush.box(
      x,
      top,
      wide,
      level - top + 16,
      (['wall', 'wallLight', 'wallShade', 'middle'] as const)[(house + Math.floor(luck(2) * 4)) % 4] ?? 'wall',
    )
    brush.box(x - 3, top - 7, wide + 6, 8, 'trim', { bare: true })
    for (const floor of times(floors, (n) => n)) {
      const y = top + 12 + floor * 58
      const openings = Math.max(2, Math.floor(wide / 42))
      const isShop = floor === floors - 1
      for (const opening of times(openings, (n) => n)) {
        const at = x + 10 + (opening * (wide - 16)) / openings
        brush.box(
          at,
          y,
          21,
          30,
          isLit(brush, setting.hour, 100 + house * 13 + floor * 3 + opening) ? 'lit' : isShop ? 'trim' : 'glass',
          { bare: true },
        )
      }
      if (isShop)
        brush.shape(
          [
            [x + 2, y - 4],
            [x + wide - 2, y - 4],
            [x + wide + 8, y + 12],
            [x - 6, y + 12],
          ],
          house % 2 ? 'accent' : 'roof',
        )
      else if (luck(40 + house) < 0.7) brush.box(x + 4, y + 27, wide - 8, 10, 'trim')
    }
    x += wide + 2
  }
  brush.line(
    [
      [0, 92 + luck(3) * 30],
      [220, 122],
      [440, 110],
      [WIDTH, 86],
    ],
    'line',
    1,
    0.5,
  )
  road(brush, level + 16)
  for (const at of times(2, (n) => n)) tree(brush, 60 + luck(50 + at) * 520, level + 26, 120, 60 + at * 3)
  rickshaw(brush, 120 + luck(4) * 380, level + 66)
  rain(brush, setting.hour)
}

function rickshaw(brush: Brush, x: number, base: number): void {
  brush.path(`M${Math.round(x)} ${Math.round(base)}v-22q3 -24 26 -24h22q10 0 12 14l5 32Z`, 'accent')
  brush.box(x + 8, base - 38, 22, 17, 'glass', { bare: true })
  for (const wheel of [12, 54]) brush.blob(x + wheel, base + 1, 8, 8, 'line', { bare: true })
}
