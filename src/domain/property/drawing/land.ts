import { backdrop, palm, rain, tree } from './backdrop.ts'
import { type Brush, HEIGHT, times, WIDTH } from './brush.ts'
import type { Setting } from './setting.ts'

/** An open plot with boundary stones. */
export function plot(brush: Brush, setting: Setting): void {
  const { luck } = brush
  const level = 214
  backdrop(brush, setting.city, setting.hour, level)
  brush.box(0, level, WIDTH, HEIGHT - level, 'ground', { bare: true })
  for (const at of times(6, (n) => n))
    tree(brush, luck(20 + at) * WIDTH, level + 8, 34 + luck(30 + at) * 30, 40 + at * 3)
  const skew = (luck(1) - 0.5) * 120
  const corners = [
    [170 + skew, 250],
    [470 + skew, 244],
    [590 + skew * 0.4, 384],
    [60 + skew * 0.4, 396],
  ] as const
  brush.shape(corners, luck(2) < 0.5 ? 'groundDark' : 'leafLight', { opacity: 0.72 })
  brush.gather(() => {
    for (const at of times(26, (n) => n)) {
      const [x, y] = [luck(60 + at) * WIDTH, level + 20 + luck(90 + at) * 180]
      brush.shape(
        [
          [x - 5, y - 7],
          [x, y],
          [x + 4, y - 10],
          [x + 1, y + 1],
          [x - 1, y + 1],
        ],
        at % 2 ? 'leaf' : 'leafDark',
        { bare: true },
      )
    }
  })
  for (const [at, [x, y]] of corners.entries()) {
    brush.box(x - 5, y - 26 - at * 3, 10, 28 + at * 3, 'wallLight')
    brush.box(x - 5, y - 26 - at * 3, 10, 7, 'accent', { bare: true })
    const [nextX, nextY] = corners[(at + 1) % 4] ?? corners[0]
    brush.line(
      [
        [x, y - 12],
        [nextX, nextY - 12],
      ],
      'wallLight',
      1.5,
    )
  }
  brush.shape(
    [
      [0, 404],
      [WIDTH, 390],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    'road',
    { bare: true },
  )
  if (luck(3) < 0.5) {
    brush.line(
      [
        [522, 330],
        [522, 268],
      ],
      'wood',
      5,
    )
    brush.box(484, 246, 78, 36, 'wallLight')
    brush.box(492, 256, 50, 5, 'trim', { bare: true })
    brush.box(492, 267, 34, 5, 'trim', { bare: true })
  }
  rain(brush, setting.hour)
}

/** Fields in rows, trees, a well or a hut. */
export function farm(brush: Brush, setting: Setting): void {
  const { luck } = brush
  const level = 190
  backdrop(brush, setting.city, setting.hour, level)
  brush.box(0, level, WIDTH, HEIGHT - level, 'leaf', { bare: true })
  const vanish = 180 + luck(1) * 280
  const rows = 11 + Math.floor(luck(2) * 5)
  for (const at of times(rows, (n) => n)) {
    const [a, b] = [-260 + (at * 1160) / rows, -260 + ((at + 0.5) * 1160) / rows]
    brush.shape(
      [
        [vanish + (a - vanish) * 0.08, level + 6],
        [vanish + (b - vanish) * 0.08, level + 6],
        [b, HEIGHT],
        [a, HEIGHT],
      ],
      at % 3 === 0 ? 'leafLight' : 'groundDark',
      { bare: true, opacity: 0.85 },
    )
  }
  const palms = setting.city === 'Kochi' || setting.city === 'Chennai'
  for (const at of times(6, (n) => n)) {
    const x = at < 3 ? luck(20 + at) * 240 : 400 + luck(20 + at) * 230
    if (palms) palm(brush, x, level + 20 + luck(30 + at) * 30, 100, 'leaf')
    else tree(brush, x, level + 16 + luck(30 + at) * 40, 60 + luck(50 + at) * 50, 60 + at * 3)
  }
  const x = 90 + luck(3) * 380
  if (luck(4) < 0.6) {
    brush.box(x, level + 30, 104, 58, 'wallLight')
    brush.shape(
      [
        [x - 16, level + 34],
        [x + 52, level - 14],
        [x + 120, level + 34],
      ],
      'roof',
    )
    brush.box(x + 40, level + 50, 24, 38, 'wood')
    brush.box(x + 12, level + 48, 18, 16, 'glass')
  } else {
    brush.blob(x + 50, level + 92, 46, 16, 'wallShade')
    brush.blob(x + 50, level + 88, 36, 10, 'water')
    brush.line(
      [
        [x + 12, level + 90],
        [x + 12, level + 36],
        [x + 88, level + 36],
        [x + 88, level + 90],
      ],
      'wood',
      5,
    )
  }
  rain(brush, setting.hour)
}

/** From above: plots, roofs and roads as a plan of the neighbourhood. */
export function aerial(brush: Brush, { hour }: Setting): void {
  const { luck } = brush
  brush.box(0, 0, WIDTH, HEIGHT, 'ground', { bare: true })
  const slant = (luck(1) - 0.5) * 90
  const columns = 4
  const rows = 4
  const place = (column: number, row: number) =>
    [
      (column * (WIDTH + 120)) / columns - 60 + (row * slant) / rows,
      (row * (HEIGHT + 60)) / rows - 30 + (column * 16) / columns,
    ] as const
  for (const row of times(rows, (n) => n))
    for (const column of times(columns, (n) => n)) {
      const [x, y] = place(column, row)
      const about = row * 7 + column
      const kind = luck(100 + about)
      const [wide, tall] = [(WIDTH + 120) / columns - 20, (HEIGHT + 60) / rows - 20]
      if (kind < 0.26) {
        brush.box(x, y, wide, tall, 'leaf')
        for (const at of times(4, (n) => n))
          brush.blob(
            x + 14 + luck(200 + about * 6 + at) * (wide - 28),
            y + 12 + luck(300 + about * 6 + at) * (tall - 24),
            11,
            11,
            at % 2 ? 'leafDark' : 'leafLight',
          )
      } else if (kind < 0.36) brush.blob(x + wide / 2, y + tall / 2, wide * 0.46, tall * 0.4, 'water')
      else roofs(brush, x, y, wide, tall, about, hour === 'night')
    }
  for (const row of times(rows + 1, (n) => n))
    brush.line(
      [
        [place(0, row)[0], place(0, row)[1] - 10],
        [place(columns, row)[0], place(columns, row)[1] - 10],
      ],
      'road',
      12,
    )
  for (const column of times(columns + 1, (n) => n))
    brush.line(
      [
        [place(column, 0)[0] - 10, place(column, 0)[1]],
        [place(column, rows)[0] - 10, place(column, rows)[1]],
      ],
      'road',
      9,
    )
  const [x, y] = place(2, 1)
  brush.line(
    [
      [x, y],
      [x + 112, y + 2],
      [x + 112, y + 96],
      [x, y + 94],
      [x, y],
    ],
    'accent',
    5,
  )
}

function roofs(brush: Brush, x: number, y: number, wide: number, tall: number, about: number, isNight: boolean): void {
  brush.box(x, y, wide, tall, 'leafLight', { opacity: 0.6 })
  for (const half of [0, 1]) {
    const left = x + 6 + (half * wide) / 2
    const width = wide / 2 - 12
    brush.box(left + 4, y + 14, width, tall - 22, 'wallShade', { bare: true })
    const tone = (['roof', 'wall', 'wallLight'] as const)[Math.floor(brush.luck(400 + about * 2 + half) * 3)] ?? 'roof'
    brush.box(left, y + 8, width, tall - 22, tone)
    if (tone === 'roof')
      brush.line(
        [
          [left + width / 2, y + 8],
          [left + width / 2, y + tall - 14],
        ],
        'wallShade',
        2,
      )
    else brush.box(left + 8, y + 16, 13, 13, isNight ? 'lit' : 'trim', { bare: true })
  }
}
