import { backdrop, rain, tree } from './backdrop.ts'
import { type Brush, HEIGHT, times, WIDTH } from './brush.ts'
import type { Setting } from './setting.ts'

/** A shop front on the ground floor. */
export function shop(brush: Brush, setting: Setting): void {
  const { luck } = brush
  backdrop(brush, setting.city, setting.hour, 200)
  const [left, wide] = [70 + luck(1) * 70, 430]
  brush.box(0, 70, left, 300, 'wallShade')
  brush.box(left + wide, 96, WIDTH, 274, 'middle')
  brush.box(left, 36, wide, 340, 'wall')
  for (const at of times(4, (n) => n)) {
    brush.box(left + 26 + at * 102, 56, 72, 62, setting.hour === 'night' && at % 2 ? 'lit' : 'glass')
    brush.line(
      [
        [left + 62 + at * 102, 56],
        [left + 62 + at * 102, 118],
      ],
      'trim',
      3,
    )
  }
  brush.box(left - 6, 134, wide + 12, 44, luck(2) < 0.5 ? 'accent' : 'trim')
  for (const at of times(6, (n) => n))
    brush.box(left + 120 + at * 32, 148, 22 - (at % 3) * 5, 16, 'cloud', { bare: true })
  const stripes = luck(3) < 0.6
  if (stripes)
    for (const at of times(12, (n) => n)) {
      const x = left + at * (wide / 12)
      brush.shape(
        [
          [x, 180],
          [x + wide / 12, 180],
          [x + wide / 12 + 7, 214],
          [x - 3, 214],
        ],
        at % 2 ? 'cloud' : 'accent',
      )
    }
  brush.box(left + 16, 220, 232, 146, setting.hour === 'night' || setting.hour === 'dusk' ? 'lit' : 'glass')
  for (const at of [0, 1])
    brush.line(
      [
        [left + 16, 262 + at * 46],
        [left + 248, 262 + at * 46],
      ],
      'wood',
      4,
    )
  for (const at of times(12, (n) => n)) {
    const height = 14 + luck(20 + at) * 20
    brush.box(
      left + 26 + (at % 6) * 36,
      260 + Math.floor(at / 6) * 46 - height,
      22,
      height,
      (['accent', 'roof', 'cloth', 'leaf'] as const)[Math.floor(luck(40 + at) * 4)] ?? 'roof',
      { bare: true },
    )
  }
  brush.box(left + 264, 220, 74, 156, 'trim')
  brush.box(left + 272, 230, 58, 138, 'glass')
  brush.box(left + 352, 220, 66, 110, luck(4) < 0.5 ? 'wallShade' : 'glass')
  brush.box(0, 370, WIDTH, 18, 'wallLight')
  brush.box(0, 388, WIDTH, HEIGHT - 388, 'road', { bare: true })
  tree(brush, left + 460, 384, 170, 60)
  brush.shape(
    [
      [left + 350, 384],
      [left + 358, 346],
      [left + 392, 346],
      [left + 400, 384],
    ],
    'roof',
  )
  brush.blob(left + 375, 334, 30, 20, 'leaf')
  rain(brush, setting.hour)
}

/** An office floor with desks under a row of lights. */
export function office(brush: Brush): void {
  const { luck } = brush
  brush.box(0, 0, WIDTH, HEIGHT, 'wallLight', { bare: true })
  brush.shape(
    [
      [0, 0],
      [WIDTH, 0],
      [470, 96],
      [170, 96],
    ],
    'cloud',
  )
  for (const row of [0, 1, 2]) {
    const y = 14 + row * 28
    brush.shape(
      [
        [90 + row * 34, y],
        [250 + row * 14, y],
        [256 + row * 12, y + 9],
        [106 + row * 32, y + 9],
      ],
      'lit',
    )
    brush.shape(
      [
        [390 - row * 14, y],
        [550 - row * 34, y],
        [534 - row * 32, y + 9],
        [384 - row * 12, y + 9],
      ],
      'lit',
    )
  }
  brush.shape(
    [
      [0, 0],
      [170, 96],
      [170, 250],
      [0, 372],
    ],
    'glass',
  )
  for (const at of [0, 1, 2, 3]) {
    const [x, height] = [8 + at * 42, 60 + luck(20 + at) * 90]
    brush.shape(
      [
        [x, 340 - at * 26 - height],
        [x + 34, 330 - at * 26 - height],
        [x + 34, 336 - at * 26],
        [x, 366 - at * 28],
      ],
      at % 2 ? 'far' : 'middle',
      { bare: true },
    )
  }
  for (const at of [0.33, 0.66])
    brush.line(
      [
        [170 * at, 96 * at],
        [170 * at, 372 - 122 * at],
      ],
      'trim',
      5,
    )
  brush.box(170, 96, 300, 154, 'wall')
  brush.box(200, 120, 96, 130, 'glass', { opacity: 0.8 })
  brush.line(
    [
      [248, 120],
      [248, 250],
    ],
    'trim',
    3,
  )
  brush.box(330, 124, 110, 58, 'accent')
  brush.shape(
    [
      [WIDTH, 0],
      [470, 96],
      [470, 250],
      [WIDTH, 372],
    ],
    'wallShade',
  )
  brush.shape(
    [
      [170, 250],
      [470, 250],
      [WIDTH, 372],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
      [0, 372],
    ],
    luck(1) < 0.5 ? 'cloth' : 'ground',
  )
  for (const [row, size] of [
    [0, 0.6],
    [1, 1],
  ] as const)
    for (const column of [0, 1, 2]) {
      const [x, y] = [row === 0 ? 196 + column * 96 : 70 + column * 186, row === 0 ? 268 : 326]
      desk(brush, x, y, size, 40 + row * 3 + column)
    }
  brush.shape(
    [
      [590, 404],
      [596, 352],
      [628, 352],
      [634, 404],
    ],
    'roof',
  )
  brush.blob(612, 330, 34, 30, 'leaf')
  brush.blob(602, 318, 20, 16, 'leafLight', { bare: true })
}

function desk(brush: Brush, x: number, y: number, size: number, about: number): void {
  const wide = 118 * size
  brush.box(x + wide * 0.36, y - 44 * size, 44 * size, 30 * size, 'line')
  brush.line(
    [
      [x + wide * 0.55, y - 14 * size],
      [x + wide * 0.55, y],
    ],
    'trim',
    5 * size,
  )
  brush.shape(
    [
      [x + 8 * size, y],
      [x + wide - 8 * size, y],
      [x + wide, y + 14 * size],
      [x, y + 14 * size],
    ],
    'wood',
  )
  for (const leg of [0.06, 0.94])
    brush.line(
      [
        [x + wide * leg, y + 14 * size],
        [x + wide * leg, y + 58 * size],
      ],
      'trim',
      4 * size,
    )
  brush.box(x + wide * 0.4, y + 8 * size, 42 * size, 40 * size, brush.luck(about) < 0.5 ? 'clothDark' : 'accent', {
    round: 8 * size,
  })
  brush.line(
    [
      [x + wide * 0.57, y + 48 * size],
      [x + wide * 0.57, y + 70 * size],
    ],
    'trim',
    5 * size,
  )
}
