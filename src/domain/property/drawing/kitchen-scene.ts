import { type Brush, HEIGHT, times } from './brush.ts'
import { emptyRoom, windowAt } from './room-parts.ts'
import type { Setting } from './setting.ts'

export function kitchen(brush: Brush, setting: Setting): void {
  const { luck } = brush
  const { left, right, top, floor } = emptyRoom(brush)
  const wide = right - left
  const tiles = luck(1) < 0.6
  brush.box(left, floor - 150, wide, 60, tiles ? 'glass' : 'wall', { bare: true })
  if (tiles)
    for (const at of times(15, (n) => n))
      brush.line(
        [
          [left + (at * wide) / 15, floor - 150],
          [left + (at * wide) / 15, floor - 90],
        ],
        'cloud',
        1,
        0.8,
      )
  const windowX = left + wide * (0.3 + luck(2) * 0.2)
  windowAt(brush, windowX, top + 26, 118, 78, setting)
  for (const at of times(5, (n) => n)) {
    const x = left + 6 + (at * (wide - 12)) / 5
    const cell = (wide - 12) / 5
    if (x + cell < windowX - 24 || x > windowX + 142)
      brush.box(x, top + 16, cell - 4, 76, luck(3) < 0.5 ? 'wood' : 'cloth')
    brush.box(x, floor - 78, cell - 4, 84, luck(4) < 0.5 ? 'cloth' : 'wood')
    brush.line(
      [
        [x + cell / 2 - 12, floor - 68],
        [x + cell / 2 + 8, floor - 68],
      ],
      'trim',
      3,
    )
  }
  brush.box(left - 8, floor - 92, wide + 16, 14, luck(5) < 0.5 ? 'line' : 'wallLight')
  const hob = left + wide * 0.74
  brush.box(hob, floor - 97, 74, 6, 'line')
  brush.path(`M${Math.round(hob + 8)} ${Math.round(floor - 97)}v-20h34v20Z`, 'accent')
  brush.line(
    [
      [hob + 42, floor - 112],
      [hob + 60, floor - 116],
    ],
    'line',
    4,
  )
  brush.shape(
    [
      [hob + 2, top + 84],
      [hob + 72, top + 84],
      [hob + 58, top + 44],
      [hob + 16, top + 44],
    ],
    'trim',
  )
  brush.line(
    [
      [windowX + 40, floor - 92],
      [windowX + 40, floor - 118],
      [windowX + 60, floor - 118],
    ],
    'trim',
    4,
  )
  for (const at of [0, 1, 2]) brush.blob(left + 30 + at * 22, floor - 104, 9, 12, at % 2 ? 'accent' : 'roof')
  if (luck(6) < 0.55) {
    const x = 150 + luck(7) * 160
    brush.shape(
      [
        [x, floor + 32],
        [x + 250, floor + 32],
        [x + 280, floor + 56],
        [x - 30, floor + 56],
      ],
      'wallLight',
    )
    brush.box(x - 20, floor + 56, 290, 64, 'clothDark')
    for (const at of [0, 1]) {
      brush.blob(x + 60 + at * 120, floor + 92, 32, 8, 'wood')
      brush.line(
        [
          [x + 60 + at * 120, floor + 96],
          [x + 60 + at * 120, HEIGHT],
        ],
        'trim',
        5,
      )
    }
    for (const at of [0, 1]) {
      brush.line(
        [
          [x + 80 + at * 90, 0],
          [x + 80 + at * 90, 78],
        ],
        'trim',
        2,
      )
      brush.shape(
        [
          [x + 58 + at * 90, 104],
          [x + 70 + at * 90, 76],
          [x + 90 + at * 90, 76],
          [x + 102 + at * 90, 104],
        ],
        'accent',
      )
    }
  }
}
