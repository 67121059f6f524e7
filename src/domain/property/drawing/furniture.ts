import type { Brush } from './brush.ts'

export function picture(brush: Brush, x: number, y: number, wide: number, tall: number, about: number): void {
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

export function fan(brush: Brush, x: number): void {
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

export function lamp(brush: Brush, x: number, floor: number): void {
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

export function pottedPlant(brush: Brush, x: number, floor: number, size: number): void {
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

export function rug(brush: Brush, x: number, y: number, wide: number): void {
  brush.blob(x, y, wide, wide * 0.2, 'accent', { opacity: 0.8 })
  brush.blob(x, y, wide * 0.82, wide * 0.15, 'wallLight', { bare: true, opacity: 0.65 })
  brush.blob(x, y, wide * 0.6, wide * 0.1, 'clothDark', { bare: true, opacity: 0.5 })
}
