import type { Finish } from './brush.ts'

export const tones = [
  'paper',
  'line',
  'skyHigh',
  'skyLow',
  'sun',
  'cloud',
  'far',
  'middle',
  'wall',
  'wallShade',
  'wallLight',
  'trim',
  'roof',
  'glass',
  'lit',
  'leaf',
  'leafDark',
  'leafLight',
  'ground',
  'groundDark',
  'road',
  'water',
  'wood',
  'cloth',
  'clothDark',
  'accent',
] as const
export type Tone = (typeof tones)[number]
export type Palette = Readonly<Record<Tone, string>>

export const hours = ['dawn', 'noon', 'dusk', 'night', 'rain'] as const
export type Hour = (typeof hours)[number]

type Light = {
  readonly high: string
  readonly low: string
  readonly sun: string
  readonly tint: string
  readonly share: number
  readonly lit: string
}

const lights: Record<Hour, Light> = {
  dawn: { high: '#9fc4d6', low: '#fbdcbc', sun: '#fff0c9', tint: '#ffcfa3', share: 0.16, lit: '#ffe9b8' },
  noon: { high: '#69abdb', low: '#e3f2f6', sun: '#fff7d6', tint: '#ffffff', share: 0.04, lit: '#d9edf5' },
  dusk: { high: '#4b4a86', low: '#f59a76', sun: '#ffd08a', tint: '#a8506f', share: 0.24, lit: '#ffd27d' },
  night: { high: '#0d1730', low: '#32486f', sun: '#f3ecd2', tint: '#142447', share: 0.56, lit: '#ffcf6b' },
  rain: { high: '#7d8f99', low: '#cdd8d8', sun: '#e8eeec', tint: '#71858e', share: 0.26, lit: '#ffe3a6' },
}

/** What a city is built of: walls, roofs, trim and the colour that people hang out. */
type Character = {
  readonly walls: readonly string[]
  readonly roof: string
  readonly trim: string
  readonly accent: string
}

const characters: Readonly<Record<string, Character>> = {
  Bengaluru: { walls: ['#efe7d8', '#d8ddd0', '#c9a58a'], roof: '#a5573f', trim: '#5d6b5a', accent: '#7b4ea3' },
  Mumbai: { walls: ['#dfe3e4', '#c8b79c', '#9fb4bd'], roof: '#6f7b82', trim: '#47525a', accent: '#e0564a' },
  Delhi: { walls: ['#e6d2b5', '#b8674a', '#efe6d6'], roof: '#8f4a38', trim: '#7a5a43', accent: '#2f7d6b' },
  Pune: { walls: ['#d9d6cc', '#a9b3a4', '#e9ddc7'], roof: '#5c5f63', trim: '#3f4a45', accent: '#d98032' },
  Hyderabad: { walls: ['#eadfc8', '#cdb593', '#d5d8d6'], roof: '#86694e', trim: '#6b5946', accent: '#1f7a8c' },
  Chennai: { walls: ['#f4e6c4', '#e9b9a0', '#d3e0d4'], roof: '#b0563c', trim: '#4b6a6d', accent: '#c43c5e' },
  Kolkata: { walls: ['#d9b65f', '#a9bfa2', '#cf8f72'], roof: '#7d4a3c', trim: '#3f6350', accent: '#b5322f' },
  Ahmedabad: { walls: ['#c47f5b', '#e8d9c0', '#b0623f'], roof: '#8b4a30', trim: '#6a4030', accent: '#e2a93b' },
  Jaipur: { walls: ['#e3a58b', '#d9826b', '#f1d9c0'], roof: '#b4604d', trim: '#fbf1e2', accent: '#2d6a8f' },
  Kochi: { walls: ['#f5f1e6', '#e6ddc4', '#bcd0c4'], roof: '#a8482f', trim: '#5b4636', accent: '#dd9c2f' },
}
const anywhere: Character = { walls: ['#e5ddcf', '#cfd6d2'], roof: '#99604b', trim: '#56605c', accent: '#b5503f' }

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)]
  const joined = a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share))
  return `#${joined.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const pick = (all: readonly string[], luck: number) => all[Math.floor(luck * all.length)] ?? '#dddddd'

/** Rooms are lit from within, whatever the hour. */
export function paletteOf(
  city: string,
  hour: Hour,
  finish: Finish,
  luck: (about: number) => number,
  isInside: boolean,
): Palette {
  const { walls, roof, trim, accent } = characters[city] ?? anywhere
  const light = lights[hour]
  const share = isInside ? light.share * 0.3 : light.share
  const lit = (colour: string, more = 0) => mix(colour, light.tint, Math.min(0.8, share + more))
  const wall = pick(walls, luck(901))
  const cloth = pick(['#7f9c96', '#b7745c', '#566f8f', '#c9a24d', '#8d6a86', '#6f8b5b'], luck(902))
  const wood = pick(['#a5754f', '#7c5638', '#c49a6c', '#8f6a4d'], luck(903))
  const leaf = pick(['#5f8f57', '#4d8663', '#7a9a4c', '#3f7d5c'], luck(904))
  const soil = pick(['#c79a6b', '#b98258', '#b5a778', '#a8b06f'], luck(905))
  const palette: Palette = {
    paper: '#f7f1e4',
    line: '#2f2a2c',
    skyHigh: light.high,
    skyLow: light.low,
    sun: light.sun,
    cloud: mix('#ffffff', light.low, 0.25),
    far: mix(light.low, mix(light.high, '#6d7f87', 0.4), 0.5),
    middle: lit(mix(wall, light.low, 0.5), 0.1),
    wall: lit(wall),
    wallShade: lit(mix(wall, '#3a2f35', 0.26)),
    wallLight: lit(mix(wall, '#ffffff', 0.42)),
    trim: lit(trim),
    roof: lit(roof),
    glass: lit(mix('#8fb6c4', light.high, 0.3)),
    lit: light.lit,
    leaf: lit(leaf),
    leafDark: lit(mix(leaf, '#14301f', 0.42)),
    leafLight: lit(mix(leaf, '#f0e58a', 0.36)),
    ground: lit(soil),
    groundDark: lit(mix(soil, '#4a3524', 0.35)),
    road: lit('#7c7f83'),
    water: mix(light.high, '#4f9aa8', 0.35),
    wood: lit(wood),
    cloth: lit(cloth),
    clothDark: lit(mix(cloth, '#1d1d2b', 0.3)),
    accent: lit(accent),
  }
  return finish === 'print' ? printed(palette, accent, isInside ? lights.noon : light) : palette
}

/** Few inks: paper, two lights, a middle, a dark, and one colour with its half tone. */
function printed(palette: Palette, accent: string, { high, low }: Light): Palette {
  const isDark = low < '#7'
  const dark = mix(high, '#171c2b', isDark ? 0.55 : 0.72)
  const sky = isDark ? mix(high, '#24365e', 0.5) : mix(low, '#f6eddc', 0.45)
  const [paper, half] = ['#f6eddc', mix(accent, '#f6eddc', 0.42)]
  const middle = mix(sky, dark, 0.42)
  const leaf = mix(middle, '#3f7a5b', 0.38)
  return {
    ...palette,
    line: dark,
    skyHigh: mix(sky, isDark ? '#0b1226' : high, 0.3),
    skyLow: sky,
    cloud: paper,
    far: mix(sky, middle, 0.34),
    middle: mix(sky, middle, 0.62),
    wall: isDark ? mix(middle, half, 0.3) : mix(paper, half, 0.34),
    wallShade: mix(middle, accent, 0.3),
    wallLight: isDark ? mix(middle, paper, 0.4) : paper,
    trim: dark,
    roof: accent,
    glass: mix(middle, sky, 0.25),
    lit: isDark ? '#ffd071' : mix('#ffe3a1', paper, 0.3),
    leaf,
    leafDark: mix(leaf, dark, 0.6),
    leafLight: mix(leaf, paper, 0.4),
    ground: mix(half, paper, 0.45),
    groundDark: mix(half, middle, 0.35),
    road: mix(dark, middle, 0.35),
    water: mix(high, middle, 0.4),
    wood: mix(dark, accent, 0.35),
    cloth: half,
    clothDark: mix(dark, accent, 0.25),
    accent,
  }
}
