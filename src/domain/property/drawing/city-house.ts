import { backdrop, rain, tree } from './backdrop.ts'
import { type Brush, times, WIDTH } from './brush.ts'
import { isLit, road, type Setting } from './setting.ts'

/** A city house behind its gate. */
export function house(brush: Brush, setting: Setting): void {
  const { luck } = brush
  const level = 330
  backdrop(brush, setting.city, setting.hour, level)
  const left = 160 + luck(1) * 100
  brush.box(0, level - 90, left, 130, 'middle', { bare: true })
  brush.box(left + 260, level - 120, WIDTH, 160, 'far', { bare: true })
  const floors = 2 + Math.floor(luck(2) * 2)
  const arched = ['Jaipur', 'Delhi', 'Kolkata', 'Ahmedabad', 'Hyderabad'].includes(setting.city)
  for (const floor of times(floors, (n) => n)) {
    const [y, inset] = [level - 84 * (floor + 1), floor * 10]
    brush.box(left + inset, y, 270 - inset * 2, 84, floor % 2 ? 'wallLight' : 'wall')
    brush.box(left + inset - 8, y - 6, 286 - inset * 2, 8, 'trim')
    for (const at of times(3, (n) => n)) {
      const x = left + 28 + inset + at * (80 - inset / 2)
      const tone = isLit(brush, setting.hour, 100 + floor * 5 + at) ? 'lit' : 'glass'
      if (arched) brush.path(`M${Math.round(x)} ${y + 62}v-26q20 -30 40 0v26Z`, tone)
      else brush.box(x, y + 22, 42, 40, tone)
      if (floor > 0 && at === 1) {
        brush.box(x - 16, y + 58, 74, 6, 'trim')
        for (const rail of times(8, (n) => n)) brush.box(x - 14 + rail * 10, y + 62, 3, 18, 'trim', { bare: true })
      }
    }
  }
  brush.box(left + 100, level - 60, 44, 60, 'wood')
  const top = level - 84 * floors
  if (luck(3) < 0.6) {
    brush.box(left + 180, top - 40, 44, 34, 'roof')
    brush.box(left + 188, top - 52, 28, 14, 'trim')
  } else
    for (const at of times(5, (n) => n))
      brush.line(
        [
          [left + 30 + at * 26, top - 8],
          [left + 30 + at * 26, top - 30],
        ],
        'accent',
        6,
      )
  tree(brush, left - 50, level + 20, 190, 60)
  brush.box(0, level + 2, WIDTH, 40, 'wallShade')
  brush.box(left + 60, level - 8, 120, 50, 'trim')
  for (const at of times(9, (n) => n)) brush.box(left + 66 + at * 13, level - 4, 4, 44, 'wallLight', { bare: true })
  road(brush, level + 42)
  rain(brush, setting.hour)
}
