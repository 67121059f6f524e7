import { tree } from './backdrop.ts'
import { type Brush, HEIGHT, times, WIDTH } from './brush.ts'
import { pottedPlant } from './furniture.ts'
import type { Setting } from './setting.ts'

/** The balcony, its railing and what is seen from it. */
export function balcony(
  brush: Brush,
  setting: Setting,
  view: (brush: Brush, setting: Setting, level: number) => void,
): void {
  const { luck } = brush
  view(brush, setting, 250)
  for (const at of times(9, (n) => n)) {
    const height = 16 + luck(20 + at) * 54
    brush.box(
      at * 70 - 20 + luck(30 + at) * 20,
      292 - height,
      56,
      height + 40,
      at % 3 === 0 ? 'roof' : at % 2 ? 'middle' : 'wall',
      { bare: true },
    )
    if (setting.hour === 'night' || setting.hour === 'dusk')
      for (const window of [0, 1, 2]) brush.box(at * 70 - 8 + window * 14, 300 - height, 7, 9, 'lit', { bare: true })
    if (at % 3 === 1) tree(brush, at * 68, 304, 44, 60 + at * 3)
  }
  brush.shape(
    [
      [0, 356],
      [WIDTH, 356],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    'ground',
  )
  for (const at of times(6, (n) => n))
    brush.line(
      [
        [320 + (at - 4) * 74, 356],
        [320 + (at - 4) * 104, HEIGHT],
      ],
      'groundDark',
      1.2,
      0.6,
    )
  const glass = luck(1) < 0.4
  if (glass) {
    brush.box(0, 254, WIDTH, 104, 'glass', { opacity: 0.35 })
    for (const at of [0.02, 0.34, 0.66, 0.98]) brush.box(WIDTH * at - 3, 250, 6, 110, 'trim')
  } else for (const at of times(27, (n) => n)) brush.box(at * 25 - 2, 258, 4, 100, 'trim', { bare: true })
  brush.box(0, 246, WIDTH, 12, luck(2) < 0.5 ? 'wood' : 'trim')
  const side = luck(3) < 0.5
  brush.box(side ? 0 : WIDTH - 52, 0, 52, HEIGHT, 'wall')
  brush.box(0, 0, WIDTH, 26, 'wallShade')
  const x = side ? 410 : 150
  brush.blob(x, 352, 54, 11, 'wood')
  brush.line(
    [
      [x, 354],
      [x, 404],
    ],
    'wood',
    6,
  )
  brush.blob(x - 12, 344, 10, 6, 'cloud')
  brush.path(`M${x + 70} 402v-42q0 -34 30 -34t30 34v42h-9v-26h-42v26Z`, 'cloth')
  pottedPlant(brush, side ? 104 : WIDTH - 108, 400, 90)
  if (luck(4) < 0.6) pottedPlant(brush, side ? 186 : WIDTH - 196, 404, 54)
}
