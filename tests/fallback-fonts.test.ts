import { readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { type FontTables, readWoff2 } from './font-tables.ts'

/** Letter frequencies of English per thousand, spaces included. */
const english = Object.entries({
  ...{ ' ': 180, e: 102, t: 75, a: 65, o: 62, n: 57, i: 57, s: 53, r: 50, h: 50, d: 33, l: 33, u: 23, c: 22, m: 20 },
  ...{ f: 20, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1 },
})
/**
 * Average width of these letters in ems: Arial and Times by Liberation's tables, Georgia by its published ratio to
 * Times.
 */
const systemWidths = { 'Like Sans': 0.43995, 'Like Display': 0.4377, 'Like Display 2': 0.39871 }

const averageOf = ({ widthOf, unitsPerEm }: FontTables) =>
  english.reduce((sum, [letter, count]) => sum + widthOf(letter) * count, 0) /
  english.reduce((sum, [, count]) => sum + count, 0) /
  unitsPerEm

/**
 * The fallback faces in the style sheet. The bold one is variable and measured in a browser (`e2e/own-type.spec.ts`).
 */
const faces = parse(readFileSync('src/ui/theme/fonts.css', 'utf8')).nodes.flatMap((node) => {
  if (node.type !== 'atrule' || node.name !== 'font-face') return []
  const values = Object.fromEntries(
    (node.nodes ?? []).flatMap((each) => (each.type === 'decl' ? [[each.prop, each.value]] : [])),
  )
  return values['size-adjust'] ? [{ family: JSON.parse(values['font-family'] ?? '""') as string, values }] : []
})
const ratio = (text: string | undefined) => Number.parseFloat(text ?? '') / 100

test.each(faces)('$family has the width of our font, to one per cent', ({ family, values }) => {
  const file = family.includes('Sans') ? 'banyan-sans' : 'banyan-display'
  const own = readWoff2(readFileSync(`src/ui/theme/fonts/${file}.woff2`))
  const scale = ratio(values['size-adjust'])
  const near = (value: number, wanted: number) => expect(Math.abs(value / wanted - 1)).toBeLessThan(0.01)
  if (!values['font-weight']) near(systemWidths[family as keyof typeof systemWidths] * scale, averageOf(own))
  near(ratio(values['ascent-override']) * scale, own.ascent / own.unitsPerEm)
  near(ratio(values['descent-override']) * scale, -own.descent / own.unitsPerEm)
  expect(ratio(values['line-gap-override'])).toBe(own.lineGap)
})

test('each of our families has a fallback', () => {
  expect(faces.map(({ family }) => family)).toEqual(['Like Sans', 'Like Sans', 'Like Display', 'Like Display 2'])
})
