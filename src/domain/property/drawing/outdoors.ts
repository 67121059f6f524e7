import { backdrop, palm, rain, tree } from './backdrop.ts'
import { type Brush, HEIGHT, times, WIDTH } from './brush.ts'
import type { Hour } from './palette.ts'

export type Setting = { readonly city: string; readonly hour: Hour }

const isLit = (brush: Brush, hour: Hour, about: number) =>
  brush.luck(about) < (hour === 'night' ? 0.62 : hour === 'dusk' ? 0.4 : hour === 'rain' ? 0.25 : 0.06)

function road(brush: Brush, top: number): void {
  brush.box(0, top, WIDTH, HEIGHT - top, 'road', { bare: true })
  brush.box(0, top, WIDTH, 9, 'wallLight', { bare: true })
  for (const at of times(9, (n) => n)) brush.box(at * 78 + 10, top + 34, 38, 4, 'cloud', { bare: true, opacity: 0.8 })
}

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
