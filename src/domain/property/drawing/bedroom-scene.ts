import type { Brush } from './brush.ts'
import { fan, picture, pottedPlant } from './furniture.ts'
import { emptyRoom, windowAt } from './room-parts.ts'
import type { Setting } from './setting.ts'

export function bedroom(brush: Brush, setting: Setting): void {
  const { luck } = brush
  const { left, right, top, floor } = emptyRoom(brush)
  const flip = luck(1) < 0.5
  const bed = flip ? left + 40 : right - 290
  windowAt(brush, flip ? right - 132 : left + 24, top + 36, 106, 146, setting)
  brush.box(bed, floor - 100, 250, 104, luck(2) < 0.5 ? 'wood' : 'clothDark', { round: 10 })
  brush.shape(
    [
      [bed + 6, floor - 34],
      [bed + 244, floor - 34],
      [bed + 290, floor + 84],
      [bed - 40, floor + 84],
    ],
    'cloud',
  )
  brush.shape(
    [
      [bed - 8, floor + 12],
      [bed + 260, floor + 12],
      [bed + 294, floor + 88],
      [bed - 44, floor + 88],
    ],
    'cloth',
  )
  if (luck(3) < 0.6)
    brush.shape(
      [
        [bed - 26, floor + 46],
        [bed + 276, floor + 46],
        [bed + 284, floor + 66],
        [bed - 34, floor + 66],
      ],
      'accent',
    )
  brush.box(bed - 44, floor + 84, 338, 22, 'wood')
  for (const at of [0, 1]) brush.box(bed + 22 + at * 112, floor - 58, 94, 36, 'wallLight', { round: 14 })
  const table = flip ? bed + 268 : bed - 62
  brush.box(table, floor - 42, 48, 50, 'wood')
  brush.line(
    [
      [table + 24, floor - 42],
      [table + 24, floor - 62],
    ],
    'trim',
    3,
  )
  brush.shape(
    [
      [table + 6, floor - 58],
      [table + 14, floor - 84],
      [table + 34, floor - 84],
      [table + 42, floor - 58],
    ],
    'lit',
  )
  picture(brush, bed + 66, top + 26, 118, 62, 4)
  if (luck(5) < 0.5) fan(brush, (left + right) / 2)
  else {
    brush.line(
      [
        [bed + 125, 0],
        [bed + 125, 52],
      ],
      'trim',
      2,
    )
    brush.blob(bed + 125, 66, 30, 20, 'lit')
  }
  if (luck(6) < 0.6) pottedPlant(brush, flip ? right + 40 : left - 40, floor + 60, 74)
}
