import { type Brush, HEIGHT, type Point, times, WIDTH } from './brush.ts'
import type { Hour } from './palette.ts'

/** What lies behind a city's houses. */
const horizons: Readonly<Record<string, 'sea' | 'hills' | 'domes' | 'palms' | 'rocks' | 'trees' | 'towers'>> = {
  Bengaluru: 'trees',
  Mumbai: 'sea',
  Delhi: 'domes',
  Pune: 'hills',
  Hyderabad: 'rocks',
  Chennai: 'sea',
  Kolkata: 'towers',
  Ahmedabad: 'towers',
  Jaipur: 'hills',
  Kochi: 'palms',
}

/** Sky, sun or moon, clouds or rain, and what is seen far off; `level` is the horizon. */
export function backdrop(brush: Brush, city: string, hour: Hour, level: number): void {
  const { luck } = brush
  brush.sky()
  const [x, y] = [
    80 + luck(501) * 480,
    hour === 'dawn' || hour === 'dusk' ? level - 30 - luck(502) * 30 : 50 + luck(502) * 50,
  ]
  if (hour !== 'rain') brush.blob(x, y, hour === 'night' ? 17 : 27, hour === 'night' ? 17 : 27, 'sun', { bare: true })
  if (hour === 'night')
    brush.gather(() => {
      for (const at of times(26, (n) => n))
        brush.blob(luck(510 + at) * WIDTH, luck(540 + at) * level * 0.8, 1.1, 1.1, 'sun', { bare: true, opacity: 0.8 })
    })
  else
    for (const at of times(2 + luck(503) * 2, (n) => n))
      cloud(brush, luck(570 + at) * WIDTH, 40 + luck(575 + at) * 80, 0.7 + luck(580 + at) * 0.8)
  horizon(brush, horizons[city] ?? 'trees', level)
}

function cloud(brush: Brush, x: number, y: number, size: number): void {
  const look = { bare: true, opacity: 0.72 }
  brush.blob(x, y, 46 * size, 9 * size, 'cloud', look)
  brush.blob(x - 12 * size, y - 8 * size, 20 * size, 11 * size, 'cloud', look)
  brush.blob(x + 14 * size, y - 6 * size, 16 * size, 9 * size, 'cloud', look)
}

function horizon(brush: Brush, kind: (typeof horizons)[string], level: number): void {
  const { luck } = brush
  const ridge = (height: number, about: number, steps: number): Point[] => [
    [0, HEIGHT],
    ...times(steps + 1, (at): Point => [(at * WIDTH) / steps, level - height * (0.25 + 0.75 * luck(about + at))]),
    [WIDTH, HEIGHT],
  ]
  const soft = { bare: true }
  if (kind === 'sea') {
    brush.box(0, level - 26, WIDTH, HEIGHT, 'water', soft)
    for (const at of times(7, (n) => n))
      brush.line(
        [
          [luck(600 + at) * 560, level - 22 + at * 4],
          [luck(600 + at) * 560 + 60, level - 22 + at * 4],
        ],
        'cloud',
        1.2,
        0.5,
      )
  } else if (kind === 'hills') {
    brush.shape(ridge(120, 600, 6), 'far', soft)
    brush.shape(ridge(66, 620, 9), 'middle', { ...soft, opacity: 0.8 })
  } else if (kind === 'rocks')
    for (const at of times(7, (n) => n))
      brush.blob(
        luck(600 + at) * WIDTH,
        level,
        40 + luck(610 + at) * 60,
        24 + luck(620 + at) * 46,
        at % 2 ? 'far' : 'middle',
        soft,
      )
  else if (kind === 'domes') {
    brush.shape(ridge(26, 600, 12), 'far', soft)
    for (const at of times(2, (n) => n)) dome(brush, 90 + luck(630 + at) * 460, level - 10, 22 + luck(640 + at) * 16)
  } else if (kind === 'palms') {
    brush.box(0, level - 14, WIDTH, HEIGHT, 'water', soft)
    for (const at of times(7, (n) => n)) palm(brush, luck(600 + at) * WIDTH, level, 50 + luck(620 + at) * 50, 'far')
  } else if (kind === 'towers')
    for (const at of times(15, (n) => n))
      brush.box(
        at * 44 - 10,
        level - 20 - luck(600 + at) * 86,
        30 + luck(620 + at) * 20,
        200,
        at % 3 ? 'far' : 'middle',
        soft,
      )
  else
    for (const at of times(17, (n) => n))
      brush.blob(at * 40, level + 4, 32, 24 + luck(600 + at) * 32, at % 2 ? 'far' : 'middle', soft)
}

function dome(brush: Brush, x: number, base: number, size: number): void {
  brush.box(x - size, base - size * 0.9, size * 2, size * 1.4, 'far', { bare: true })
  brush.path(`M${x - size} ${base - size * 0.9}Q${x} ${base - size * 3} ${x + size} ${base - size * 0.9}Z`, 'far', {
    bare: true,
  })
}

export function palm(brush: Brush, x: number, base: number, height: number, tone: 'far' | 'leaf'): void {
  const [top, lean] = [base - height, (brush.luck(Math.round(x)) - 0.5) * 24]
  brush.line(
    [
      [x, base],
      [x + lean * 0.4, base - height * 0.5],
      [x + lean, top],
    ],
    tone === 'far' ? 'far' : 'wood',
    3.4,
  )
  for (const turn of [-2.7, -2.2, -1.6, -1, -0.5, 0.1, 3.1]) {
    const [tipX, tipY] = [x + lean + Math.cos(turn) * 30, top + Math.sin(turn) * 15 + 9]
    brush.path(
      `M${Math.round(x + lean)} ${Math.round(top)}Q${Math.round((x + lean + tipX) / 2)} ${Math.round(top - 14)} ${Math.round(tipX)} ${Math.round(tipY)}Q${Math.round((x + lean + tipX) / 2)} ${Math.round(top - 4)} ${Math.round(x + lean)} ${Math.round(top)}Z`,
      tone,
      { bare: true },
    )
  }
}

/** A tree of one of three habits. */
export function tree(brush: Brush, x: number, base: number, size: number, about: number): void {
  const habit = Math.floor(brush.luck(about) * 3)
  brush.line(
    [
      [x, base],
      [x + (brush.luck(about + 1) - 0.5) * 6, base - size * 0.55],
    ],
    'wood',
    Math.max(2.4, size * 0.07),
  )
  if (habit === 0) {
    brush.blob(x, base - size * 0.68, size * 0.36, size * 0.32, 'leafDark')
    brush.blob(x - size * 0.13, base - size * 0.76, size * 0.24, size * 0.22, 'leaf', { bare: true })
    brush.blob(x - size * 0.18, base - size * 0.84, size * 0.11, size * 0.09, 'leafLight', { bare: true })
  } else if (habit === 1) {
    brush.shape(
      [
        [x, base - size * 1.15],
        [x + size * 0.2, base - size * 0.22],
        [x - size * 0.2, base - size * 0.22],
      ],
      'leafDark',
    )
    brush.shape(
      [
        [x, base - size * 1.15],
        [x - size * 0.04, base - size * 0.22],
        [x - size * 0.2, base - size * 0.22],
      ],
      'leaf',
      { bare: true },
    )
  } else
    for (const at of [0, 1, 2]) {
      const side = (at - 1) * size * 0.24
      brush.blob(
        x + side,
        base - size * (0.62 + (at % 2) * 0.18),
        size * 0.26,
        size * 0.15,
        at === 1 ? 'leaf' : 'leafDark',
      )
    }
}

export function rain(brush: Brush, hour: Hour): void {
  if (hour !== 'rain') return
  brush.gather(() => {
    for (const at of times(44, (n) => n)) {
      const [x, y] = [brush.luck(700 + at) * WIDTH, brush.luck(760 + at) * HEIGHT]
      brush.shape(
        [
          [x, y],
          [x + 1.2, y],
          [x - 4, y + 18],
          [x - 5, y + 18],
        ],
        'cloud',
        { bare: true, opacity: 0.5 },
      )
    }
  })
}
