import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { constants } from '#catalogue/constants.ts'
import { themes } from '#catalogue/themes.ts'

const css = readFileSync('src/ui/theme/tokens.css', 'utf8')

/** A theme's tokens, with those inherited from the default. */
function tokensOf(theme: string): Record<string, string> {
  const block = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  const read = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
    )
  return { ...read(block(':root')), ...(theme === 'nature' ? {} : read(block(`[data-theme="${theme}"]`))) }
}

type Rgb = readonly [number, number, number]
const linear = (hex: string): Rgb => {
  const channel = (at: number) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
const luminance = (hex: string) => {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const times = (matrix: readonly Rgb[], [r, g, b]: Rgb) =>
  matrix.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Rgb

/** Colour blindness simulation by Machado, Oliveira and Fernandes (2009). */
const blindness: Record<string, readonly Rgb[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
}

/** Ottosson's OKLab, a perceptually uniform colour space. */
function oklab(rgb: Rgb): Rgb {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb.map((c) => Math.max(0, c)) as unknown as Rgb,
  ).map(Math.cbrt) as unknown as Rgb
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  )
}

describe.each(constants.themes)('the theme %s', (theme) => {
  const tokens = tokensOf(theme)
  const colour = (name: string) => tokens[name] ?? 'missing'
  const surfaces = ['surface-0', 'surface-1', 'surface-2'].map(colour)
  const least = (name: string) => Math.min(...surfaces.map((surface) => contrast(colour(name), surface)))

  test.each(['ink-1', 'ink-2', 'accent', 'second', 'gain', 'loss', 'warn'])(
    '%s can be read on every surface',
    (name) => {
      expect(least(name)).toBeGreaterThanOrEqual(4.9)
    },
  )

  test('text on the accent colour is readable', () => {
    expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(4.9)
  })

  test('chart lines and their labels are readable on every surface', () => {
    for (let line = 1; line <= 8; line += 1) expect(least(`chart-${line}`)).toBeGreaterThanOrEqual(4.5)
  })

  test('meaningful borders are visible on every surface', () => {
    expect(least('line-strong')).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.keys(blindness))('gain and loss are distinguishable under %s', (kind) => {
    const seen = (name: string) => oklab(times(blindness[kind] ?? [], linear(colour(name))))
    const [gain, loss] = [seen('gain'), seen('loss')]
    expect(Math.hypot(...gain.map((c, at) => c - (loss[at] ?? 0)))).toBeGreaterThan(0.1)
  })

  test('the browser’s toolbar has the theme’s background colour', () => {
    expect(themes[theme].paper).toBe(colour('surface-0'))
  })
})

test('the fonts are at most 60 kB together', () => {
  const bytes = ['banyan-sans', 'banyan-display'].map((name) => readFileSync(`src/ui/theme/fonts/${name}.woff2`).length)
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(60_000)
})
