import { chance } from '#domain/numbers/seeded-chance.ts'
import type { Palette, Tone } from './palette.ts'

export const WIDTH = 640
export const HEIGHT = 420

/** How a picture is made: flat colour, ink lines over a wash, or a print of few colours. */
export const finishes = ['flat', 'ink', 'print'] as const
export type Finish = (typeof finishes)[number]

export type Point = readonly [x: number, y: number]

type Look = { readonly opacity?: number; readonly round?: number; readonly bare?: boolean }

/** Draws shapes by tone; the finish decides how each looks. */
export type Brush = {
  readonly finish: Finish
  /** From 0 to below 1, by subject: the same picture is always the same. */
  readonly luck: (about: number) => number
  box(x: number, y: number, width: number, height: number, tone: Tone, look?: Look): void
  shape(points: readonly Point[], tone: Tone, look?: Look): void
  blob(x: number, y: number, across: number, down: number, tone: Tone, look?: Look): void
  /** An SVG path of our own making. */
  path(d: string, tone: Tone, look?: Look): void
  line(points: readonly Point[], tone: Tone, width: number, opacity?: number): void
  /** Bare shapes drawn meanwhile are joined by tone: for many that do not overlap. */
  gather(draw: () => void): void
  sky(): void
  done(): string
}

const short = (value: number) => String(Math.round(value * 10) / 10)
/** Places are whole: half a unit is not seen, and takes a third of the bytes. */
const whole = (value: number) => String(Math.round(value))
const INK = 1.5

export function createBrush(seed: number, finish: Finish, palette: Palette): Brush {
  const parts: string[] = []
  let strokes = 0
  let isInked = false
  let gathered: Map<string, string[]> | undefined
  const luck = (about: number) => chance(seed, about, 7)
  /** Ink is drawn by hand: corners are not quite where they should be. */
  const wobble = () => {
    strokes += 1
    return finish === 'ink' ? (chance(seed, strokes, 11) - 0.5) * 2.4 : 0
  }
  /** Inked shapes stand in groups of their own: the stroke is written once for each. */
  const ink = (wanted: boolean) => {
    if (wanted === isInked) return
    isInked = wanted
    parts.push(wanted ? `<g stroke="${palette.line}" stroke-width="${INK}" stroke-linejoin="round">` : '</g>')
  }
  const put = (d: string, tone: Tone, { opacity = 1, bare = false }: Look = {}) => {
    const isInk = finish === 'ink' && !bare
    const seen = isInk ? opacity * 0.82 : opacity
    const paint = `fill="${palette[tone]}"${seen === 1 ? '' : ` fill-opacity="${Math.round(seen * 100) / 100}"`}`
    if (gathered && !isInk) {
      gathered.set(paint, [...(gathered.get(paint) ?? []), d])
      return
    }
    ink(isInk)
    parts.push(`<path d="${d}" ${paint}/>`)
  }
  const corner = ([x, y]: Point) => `${whole(x + wobble())} ${whole(y + wobble())}`
  const shape: Brush['shape'] = (points, tone, look) => put(`M${points.map(corner).join('L')}Z`, tone, look)
  return {
    finish,
    luck,
    shape,
    box(x, y, width, height, tone, look) {
      const [right, bottom, round] = [x + width, y + height, look?.round ?? 0]
      if (round > 0) {
        const [w, h, r] = [short(width - 2 * round), short(height - 2 * round), short(round)]
        put(
          `M${short(x + round)} ${short(y)}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} -${r} ${r}h-${w}q-${r} 0 -${r} -${r}v-${h}q0 -${r} ${r} -${r}Z`,
          tone,
          look,
        )
      } else if (finish === 'ink' && !look?.bare)
        shape(
          [
            [x, y],
            [right, y],
            [right, bottom],
            [x, bottom],
          ],
          tone,
          look,
        )
      else put(`M${whole(x)} ${whole(y)}h${short(width)}v${short(height)}h${short(-width)}Z`, tone, look)
    },
    blob(x, y, across, down, tone, look) {
      const [rx, ry] = [short(across), short(down)]
      put(
        `M${whole(x - across)} ${whole(y)}a${rx} ${ry} 0 1 0 ${short(2 * across)} 0a${rx} ${ry} 0 1 0 ${short(-2 * across)} 0Z`,
        tone,
        look,
      )
    },
    path: put,
    line(points, tone, width, opacity = 1) {
      ink(false)
      const seen = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`
      parts.push(
        `<path d="M${points.map(corner).join('L')}" fill="none" stroke="${palette[tone]}" stroke-width="${short(width)}" stroke-linecap="round"${seen}/>`,
      )
    },
    gather(draw) {
      gathered = new Map()
      draw()
      const all = gathered
      gathered = undefined
      ink(false)
      for (const [paint, shapes] of all) parts.push(`<path d="${shapes.join('')}" ${paint}/>`)
    },
    sky() {
      ink(false)
      parts.push(`<path d="M0 0h${WIDTH}v${HEIGHT}H0Z" fill="url(#s)"/>`)
    },
    done() {
      ink(false)
      const dots = `<pattern id="h" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="2.5" cy="2.5" r=".9" fill="${palette.line}" fill-opacity=".16"/></pattern>`
      const isPrint = finish === 'print'
      const all = `<path d="M0 0h${WIDTH}v${HEIGHT}H0Z"`
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
        `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette.skyHigh}"/><stop offset=".8" stop-color="${palette.skyLow}"/></linearGradient>${isPrint ? dots : ''}</defs>` +
        `${all} fill="${palette.paper}"/>${parts.join('')}${isPrint ? `${all} fill="url(#h)"/>` : ''}</svg>`
      )
    },
  }
}

export const times = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, at) => make(at))
