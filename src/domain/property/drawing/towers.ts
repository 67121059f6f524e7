import { backdrop, rain, tree } from './backdrop.ts'
import { type Brush, HEIGHT, times, WIDTH } from './brush.ts'
import { isLit, road, type Setting } from './setting.ts'

/** An apartment building, seen from the road, from its corner, or from its foot. */
export function tower(brush: Brush, setting: Setting): void {
  const { luck } = brush
  const level = 330
  backdrop(brush, setting.city, setting.hour, level)
  const view = Math.floor(luck(1) * 3)
  if (view === 0) frontTower(brush, setting, level)
  else if (view === 1) cornerTower(brush, setting, level)
  else footTower(brush, setting)
  if (view < 2) {
    for (const at of times(4, (n) => n))
      tree(brush, 20 + luck(20 + at) * 600, level + 12, 56 + luck(30 + at) * 46, 40 + at * 3)
    road(brush, level + 16)
  }
  rain(brush, setting.hour)
}

function frontTower(brush: Brush, { hour }: Setting, level: number): void {
  const { luck } = brush
  const floors = 8 + Math.floor(luck(2) * 6)
  const bays = 4 + Math.floor(luck(3) * 2)
  const [wide, tall] = [bays * 40, floors * 22]
  const left = 90 + luck(4) * (WIDTH - wide - 180)
  const top = level - tall
  brush.box(left + wide - 30, top + 44, 120, tall - 44, 'wallShade')
  brush.box(left, top, wide, tall, 'wall')
  brush.box(left - 5, top - 9, wide + 10, 10, 'trim')
  const fins = luck(5) < 0.4
  const cells = times((floors - 1) * bays, (cell) => ({ floor: Math.floor(cell / bays), bay: cell % bays }))
  const isStaggered = luck(6) < 0.5
  brush.gather(() => {
    for (const { floor, bay } of cells) {
      const tone = isLit(brush, hour, 100 + floor * 9 + bay) ? 'lit' : 'glass'
      brush.box(left + bay * 40 + 8, top + floor * 22 + 5, 24, 13, tone, { bare: true })
    }
  })
  brush.gather(() => {
    for (const { floor, bay } of cells)
      if ((bay + (isStaggered ? floor : 0)) % 2 === 0)
        brush.box(left + bay * 40 + 4, top + floor * 22 + 13, 32, 6, fins ? 'trim' : 'wallLight', { bare: true })
  })
  if (fins)
    for (const bay of times(bays + 1, (n) => n))
      brush.box(left + bay * 40 - 2, top, 4, tall, 'wallLight', { bare: true })
  brush.box(left - 24, level - 24, wide + 48, 40, 'wallLight')
  brush.box(left + wide / 2 - 20, level - 16, 40, 32, 'trim')
  brush.box(left + wide * 0.62, top - 25, 34, 17, 'roof')
}

function cornerTower(brush: Brush, { hour }: Setting, level: number): void {
  const { luck } = brush
  const floors = 8 + Math.floor(luck(2) * 4)
  const edge = 220 + luck(3) * 200
  const [left, right] = [edge - 120 - luck(4) * 40, edge + 105 + luck(5) * 50]
  const top = 52 + luck(6) * 30
  const drop = 38
  brush.shape(
    [
      [left, top + drop],
      [edge, top],
      [edge, level + 16],
      [left, level + 6],
    ],
    'wallLight',
  )
  brush.shape(
    [
      [edge, top],
      [right, top + drop],
      [right, level + 6],
      [edge, level + 16],
    ],
    'wallShade',
  )
  const rise = (level + 16 - top) / floors
  const at = (x: number, floor: number) => {
    const share = x < edge ? (edge - x) / (edge - left) : (x - edge) / (right - edge)
    const upper = top + drop * share
    const lower = level + 16 - 10 * share
    return upper + ((lower - upper) * floor) / floors
  }
  const sides = [
    [left, edge, 0],
    [edge, right, 1],
  ] as const
  brush.gather(() => {
    for (const floor of times(floors - 1, (n) => n))
      for (const [from, to, side] of sides)
        for (const bay of times(4, (n) => n)) {
          const [a, b] = [from + ((to - from) * (bay + 0.2)) / 4, from + ((to - from) * (bay + 0.78)) / 4]
          const tone = isLit(brush, hour, 100 + floor * 11 + bay + side * 5) ? 'lit' : side ? 'trim' : 'glass'
          const [upper, lower] = [floor + 0.35, floor + 0.8]
          brush.shape(
            [
              [a, at(a, upper)],
              [b, at(b, upper)],
              [b, at(b, lower)],
              [a, at(a, lower)],
            ],
            tone,
            { bare: true },
          )
        }
  })
  for (const floor of times(floors - 1, (n) => n + 1))
    brush.line(
      [
        [left, at(left, floor)],
        [edge, at(edge - 0.01, floor)],
        [right, at(right, floor)],
      ],
      'wall',
      rise > 24 ? 2.4 : 1.6,
    )
  if (luck(7) < 0.6) brush.box(edge - 30, level - 26, 84, 42, 'roof')
}

/** Looking up: the sides run together. */
function footTower(brush: Brush, { hour }: Setting): void {
  const { luck } = brush
  const lean = 250 + luck(2) * 140
  for (const [from, to, tone] of [
    [20, 300, 'wallShade'],
    [290, 640, 'wall'],
  ] as const) {
    const [a, b] = [lean - (lean - from) * 0.34, lean - (lean - to) * 0.34]
    brush.shape(
      [
        [from, HEIGHT],
        [a, 26],
        [b, 8],
        [to, HEIGHT],
      ],
      tone,
    )
    const rows = times(10, (floor) => {
      const share = 1 - 0.86 ** (floor + 1)
      const [x1, x2] = [from + (a - from) * share * 1.1, to + (b - to) * share * 1.1]
      return { floor, share, x1, x2, y: HEIGHT - (HEIGHT - 20) * share * 1.1 }
    })
    brush.gather(() => {
      for (const { floor, share, x1, x2, y } of rows)
        for (const bay of times(5, (n) => n)) {
          const [u, v] = [x1 + ((x2 - x1) * (bay + 0.18)) / 5, x1 + ((x2 - x1) * (bay + 0.82)) / 5]
          const upper = y - 24 * (1 - share * 0.7)
          const tone = isLit(brush, hour, 100 + floor * 7 + bay) ? 'lit' : 'glass'
          brush.shape(
            [
              [u, upper],
              [v, upper - 2],
              [v, y - 2],
              [u, y],
            ],
            tone,
            { bare: true },
          )
        }
    })
    for (const { share, x1, x2, y } of rows)
      brush.line(
        [
          [x1, y + 4],
          [x2, y + 2],
        ],
        'wallLight',
        Math.max(1, 5 * (1 - share)),
      )
  }
  for (const at of times(4, (n) => n))
    brush.blob(luck(50 + at) * WIDTH, HEIGHT - 8, 70, 40 + luck(60 + at) * 30, at % 2 ? 'leaf' : 'leafDark')
}
