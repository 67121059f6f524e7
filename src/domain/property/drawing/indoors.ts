import { tree } from './backdrop.ts'
import { type Brush, HEIGHT, times, WIDTH } from './brush.ts'
import type { Setting } from './outdoors.ts'

/** The back wall of a room seen from its middle. */
type Room = { readonly left: number; readonly right: number; readonly top: number; readonly floor: number }

/** Walls, floor and ceiling; floors of boards, tiles or terrazzo. */
function emptyRoom(brush: Brush): Room {
  const { luck } = brush
  const shift = (luck(801) - 0.5) * 110
  const room = { left: 110 + shift, right: 540 + shift, top: 62 + luck(802) * 20, floor: 292 + luck(803) * 24 }
  const { left, right, top, floor } = room
  brush.box(0, 0, WIDTH, HEIGHT, 'wallLight', { bare: true })
  brush.shape(
    [
      [0, 0],
      [WIDTH, 0],
      [right, top],
      [left, top],
    ],
    'cloud',
  )
  brush.shape(
    [
      [0, 0],
      [left, top],
      [left, floor],
      [0, HEIGHT],
    ],
    luck(804) < 0.35 ? 'cloth' : 'wall',
  )
  brush.shape(
    [
      [WIDTH, 0],
      [right, top],
      [right, floor],
      [WIDTH, HEIGHT],
    ],
    'wallShade',
    { opacity: 0.72 },
  )
  brush.box(left, top, right - left, floor - top, 'wallLight')
  brush.shape(
    [
      [left, floor],
      [right, floor],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    luck(805) < 0.5 ? 'wood' : 'ground',
  )
  const kind = Math.floor(luck(806) * 3)
  if (kind === 0)
    for (const at of times(9, (n) => n))
      brush.line(
        [
          [left + ((right - left) * at) / 8, floor],
          [(WIDTH * at) / 8, HEIGHT],
        ],
        'wallShade',
        1.2,
        0.5,
      )
  else if (kind === 1) {
    for (const at of times(7, (n) => n))
      brush.line(
        [
          [left + ((right - left) * at) / 6, floor],
          [(WIDTH * at) / 6, HEIGHT],
        ],
        'cloud',
        1.2,
        0.6,
      )
    for (const at of [0.2, 0.48, 0.8])
      brush.line(
        [
          [left - left * at, floor + (HEIGHT - floor) * at],
          [right + (WIDTH - right) * at, floor + (HEIGHT - floor) * at],
        ],
        'cloud',
        1.2,
        0.6,
      )
  } else
    for (const at of times(22, (n) => n))
      brush.blob(
        luck(810 + at) * WIDTH,
        floor + 6 + luck(850 + at) * (HEIGHT - floor),
        2.2,
        1.3,
        at % 2 ? 'trim' : 'cloud',
        { bare: true, opacity: 0.7 },
      )
  return room
}

/** A window with what is outside, and curtains. */
function windowAt(brush: Brush, x: number, y: number, wide: number, tall: number, { hour }: Setting): void {
  const { luck } = brush
  brush.box(x - 6, y - 6, wide + 12, tall + 12, 'trim')
  brush.box(x, y, wide, tall, 'skyHigh', { bare: true })
  brush.box(x, y + tall * 0.45, wide, tall * 0.55, 'skyLow', { bare: true })
  if (hour !== 'rain') brush.blob(x + wide * (0.2 + luck(820) * 0.6), y + tall * 0.26, 10, 10, 'sun', { bare: true })
  for (const at of times(5, (n) => n)) {
    const height = tall * (0.18 + luck(821 + at) * 0.34)
    brush.box(x + (at * wide) / 5, y + tall - height, wide / 5 + 0.5, height, at % 2 ? 'far' : 'middle', { bare: true })
  }
  brush.line(
    [
      [x + wide / 2, y],
      [x + wide / 2, y + tall],
    ],
    'trim',
    3,
  )
  if (luck(830) < 0.75) {
    for (const [at, flip] of [
      [x - 14, 1],
      [x + wide + 14, -1],
    ] as const)
      brush.path(
        `M${Math.round(at)} ${Math.round(y - 12)}h${26 * flip}q${-4 * flip} ${Math.round(tall / 2)} ${4 * flip} ${Math.round(tall + 22)}h${-30 * flip}Z`,
        'cloth',
      )
    brush.line(
      [
        [x - 22, y - 13],
        [x + wide + 22, y - 13],
      ],
      'wood',
      4,
    )
  }
}

function picture(brush: Brush, x: number, y: number, wide: number, tall: number, about: number): void {
  brush.box(x, y, wide, tall, 'wood')
  brush.box(x + 4, y + 4, wide - 8, tall - 8, 'cloud', { bare: true })
  const kind = Math.floor(brush.luck(about) * 3)
  if (kind === 0) brush.blob(x + wide / 2, y + tall * 0.42, wide * 0.22, wide * 0.22, 'accent', { bare: true })
  else if (kind === 1)
    brush.shape(
      [
        [x + 8, y + tall - 8],
        [x + wide / 2, y + 12],
        [x + wide - 8, y + tall - 8],
      ],
      'leaf',
      { bare: true },
    )
  else
    for (const at of [0, 1, 2])
      brush.box(x + 8, y + 10 + at * ((tall - 18) / 3), wide - 16, (tall - 18) / 5, at === 1 ? 'accent' : 'clothDark', {
        bare: true,
      })
}

function fan(brush: Brush, x: number): void {
  brush.line(
    [
      [x, 0],
      [x, 40],
    ],
    'trim',
    4,
  )
  brush.shape(
    [
      [x, 38],
      [x - 92, 30],
      [x - 90, 40],
    ],
    'wood',
  )
  brush.shape(
    [
      [x, 38],
      [x + 94, 32],
      [x + 90, 42],
    ],
    'wood',
  )
  brush.shape(
    [
      [x, 40],
      [x + 14, 64],
      [x + 26, 62],
    ],
    'wood',
  )
  brush.blob(x, 41, 14, 8, 'trim')
}

function lamp(brush: Brush, x: number, floor: number): void {
  brush.line(
    [
      [x, floor],
      [x, floor - 124],
    ],
    'trim',
    3.4,
  )
  brush.blob(x, floor, 18, 5, 'trim')
  brush.shape(
    [
      [x - 24, floor - 110],
      [x - 14, floor - 146],
      [x + 14, floor - 146],
      [x + 24, floor - 110],
    ],
    'lit',
  )
}

function pottedPlant(brush: Brush, x: number, floor: number, size: number): void {
  for (const turn of [-2.5, -2.1, -1.75, -1.4, -1, -0.65]) {
    const [tipX, tipY] = [x + Math.cos(turn) * size, floor - size * 0.5 + Math.sin(turn) * size]
    brush.path(
      `M${Math.round(x)} ${Math.round(floor - size * 0.4)}Q${Math.round((x + tipX) / 2 - 8)} ${Math.round(tipY)} ${Math.round(tipX)} ${Math.round(tipY)}Q${Math.round((x + tipX) / 2 + 9)} ${Math.round(tipY + size * 0.4)} ${Math.round(x)} ${Math.round(floor - size * 0.4)}Z`,
      turn < -1.6 ? 'leaf' : 'leafDark',
    )
  }
  brush.shape(
    [
      [x - 20, floor - size * 0.46],
      [x + 20, floor - size * 0.46],
      [x + 14, floor],
      [x - 14, floor],
    ],
    'roof',
  )
}

function rug(brush: Brush, x: number, y: number, wide: number): void {
  brush.blob(x, y, wide, wide * 0.2, 'accent', { opacity: 0.8 })
  brush.blob(x, y, wide * 0.82, wide * 0.15, 'wallLight', { bare: true, opacity: 0.65 })
  brush.blob(x, y, wide * 0.6, wide * 0.1, 'clothDark', { bare: true, opacity: 0.5 })
}

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
