import type { Brush } from './brush.ts'
import { fan, lamp, picture, pottedPlant, rug } from './furniture.ts'
import { emptyRoom, windowAt } from './room-parts.ts'
import type { Setting } from './setting.ts'

export function living(brush: Brush, setting: Setting): void {
  const { luck } = brush
  const { left, right, top, floor } = emptyRoom(brush)
  const middle = (left + right) / 2
  const flip = luck(1) < 0.5 ? 1 : -1
  const x = (offset: number) => middle + offset * flip
  windowAt(brush, flip > 0 ? left + 34 : right - 194, top + 40, 160, 124, setting)
  picture(brush, x(120) - 35, top + 44, 70, 88, 2)
  if (luck(3) < 0.5) picture(brush, x(196) - 22, top + 60, 44, 56, 4)
  fan(brush, middle)
  rug(brush, middle, floor + 76, 190)
  const low = luck(5) < 0.4
  const sofa = x(70) - 120
  brush.box(sofa - 16, floor - 18, 26, 66, 'clothDark', { round: 8 })
  brush.box(sofa + 230, floor - 18, 26, 66, 'clothDark', { round: 8 })
  brush.box(sofa, floor - (low ? 34 : 56), 240, 62, 'clothDark', { round: 10 })
  for (const at of [0, 1, 2]) brush.box(sofa + 4 + at * 78, floor + 2, 76, 32, 'cloth', { round: 6 })
  brush.box(sofa, floor + 32, 240, 16, 'clothDark')
  brush.shape(
    [
      [sofa + 20, floor - 30],
      [sofa + 58, floor - 24],
      [sofa + 50, floor + 6],
      [sofa + 14, floor + 2],
    ],
    'accent',
  )
  brush.blob(x(-10), floor + 82, 74, 15, 'wood')
  for (const leg of [-46, 46])
    brush.line(
      [
        [x(-10) + leg, floor + 84],
        [x(-10) + leg * 1.1, floor + 112],
      ],
      'wood',
      5,
    )
  lamp(brush, flip > 0 ? right - 26 : left + 26, floor + 24)
  pottedPlant(brush, flip > 0 ? left - 34 : right + 34, floor + 54, 84)
}
