import { type Brush, HEIGHT, times, WIDTH } from './brush.ts'
import type { Setting } from './setting.ts'

/** The back wall of a room seen from its middle. */
type Room = { readonly left: number; readonly right: number; readonly top: number; readonly floor: number }

/** Walls, floor and ceiling; floors of boards, tiles or terrazzo. */
export function emptyRoom(brush: Brush): Room {
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
export function windowAt(brush: Brush, x: number, y: number, wide: number, tall: number, { hour }: Setting): void {
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
