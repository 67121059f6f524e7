import { backdrop, palm, rain, tree } from './backdrop.ts'
import { type Brush, HEIGHT, times, WIDTH } from './brush.ts'
import { isLit, type Setting } from './setting.ts'

/** A villa in its garden. */
export function villa(brush: Brush, setting: Setting): void {
  const { luck } = brush
  const level = 300
  backdrop(brush, setting.city, setting.hour, level)
  brush.box(0, level, WIDTH, HEIGHT - level, 'leaf', { bare: true })
  brush.path(`M0 ${level + 46}Q220 ${level + 16} ${WIDTH} ${level + 52}V${HEIGHT}H0Z`, 'leafLight', {
    bare: true,
    opacity: 0.7,
  })
  const left = 130 + luck(1) * 90
  for (const at of times(4, (n) => n))
    tree(
      brush,
      at < 2 ? 30 + luck(20 + at) * 90 : 520 + luck(20 + at) * 100,
      level + 14,
      130 + luck(30 + at) * 60,
      40 + at * 3,
    )
  if (luck(2) < 0.5) modernVilla(brush, setting, left, level)
  else gabledVilla(brush, setting, left, level)
  const pool = luck(3) < 0.45
  if (pool) {
    brush.shape(
      [
        [left + 20, level + 76],
        [left + 220, level + 66],
        [left + 276, level + 102],
        [left + 30, level + 116],
      ],
      'wallLight',
    )
    brush.shape(
      [
        [left + 34, level + 80],
        [left + 214, level + 71],
        [left + 258, level + 99],
        [left + 42, level + 110],
      ],
      'water',
      { bare: true },
    )
  } else
    brush.shape(
      [
        [left + 120, level + 30],
        [left + 165, level + 30],
        [left + 240, HEIGHT],
        [left + 60, HEIGHT],
      ],
      'ground',
    )
  for (const at of times(8, (n) => n))
    brush.blob(
      luck(60 + at) * WIDTH,
      level + 40 + luck(70 + at) * 70,
      14 + luck(80 + at) * 12,
      9,
      at % 3 ? 'leafDark' : 'accent',
    )
  if (setting.city === 'Kochi' || setting.city === 'Chennai') palm(brush, left + 350, level + 60, 190, 'leaf')
  rain(brush, setting.hour)
}

function modernVilla(brush: Brush, { hour }: Setting, left: number, level: number): void {
  const { luck } = brush
  brush.box(left, level - 78, 300, 112, 'wall')
  brush.box(left + 60 + luck(10) * 50, level - 152, 210, 78, 'wallLight')
  brush.box(left + 46 + luck(10) * 50, level - 162, 240, 12, 'trim')
  brush.box(left - 14, level - 86, 190, 10, 'trim')
  for (const at of times(3, (n) => n))
    brush.box(left + 84 + luck(10) * 50 + at * 62, level - 136, 46, 44, isLit(brush, hour, 100 + at) ? 'lit' : 'glass')
  brush.box(left + 18, level - 58, 116, 80, isLit(brush, hour, 104) ? 'lit' : 'glass')
  brush.line(
    [
      [left + 76, level - 58],
      [left + 76, level + 22],
    ],
    'trim',
    3,
  )
  brush.box(left + 160, level - 46, 40, 80, 'wood')
  for (const at of times(7, (n) => n)) brush.box(left + 218 + at * 11, level - 78, 5, 112, 'wood', { bare: true })
}

function gabledVilla(brush: Brush, { hour }: Setting, left: number, level: number): void {
  brush.box(left + 10, level - 92, 300, 126, 'wallLight')
  brush.shape(
    [
      [left - 22, level - 86],
      [left + 70, level - 168],
      [left + 250, level - 168],
      [left + 342, level - 86],
    ],
    'roof',
  )
  brush.shape(
    [
      [left + 110, level - 100],
      [left + 160, level - 186],
      [left + 212, level - 100],
    ],
    'wall',
  )
  brush.shape(
    [
      [left + 96, level - 98],
      [left + 160, level - 204],
      [left + 226, level - 98],
      [left + 210, level - 98],
      [left + 160, level - 180],
      [left + 112, level - 98],
    ],
    'roof',
  )
  brush.box(left + 140, level - 140, 40, 34, isLit(brush, hour, 101) ? 'lit' : 'glass')
  brush.box(left - 6, level - 34, 330, 8, 'roof')
  for (const at of times(6, (n) => n)) brush.box(left + 4 + at * 61, level - 28, 8, 62, 'wood')
  for (const at of [0, 1, 3, 4])
    brush.box(left + 26 + at * 61, level - 78, 34, 40, isLit(brush, hour, 110 + at) ? 'lit' : 'glass')
  brush.box(left + 148, level - 26, 38, 60, 'wood')
}
