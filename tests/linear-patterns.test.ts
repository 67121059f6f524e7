import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { analyse } from 'scslre'
import { describe, expect, test } from 'vitest'

/** Patterns that only see short texts. All others must run in linear time. */
const onShortText = [
  // A password of at most 256 characters.
  /[^a-z]+$|^[^a-z]+/g,
  // The digits of a number.
  /\B(?=(\d{3})+$)/g,
  /(\d)(?=(\d\d)+\d$)/g,
  /(\d)(?=(\d{3})+$)/g,
  /\.(\d*?)0+(?!\d)/,
  // A selector of our own style sheet, at build time.
  /\[[^\]]*\]/g,
].map(String)

/** Built from our own routes, contract, attribute names and selectors, for texts of a few hundred characters. */
const buildsPatterns = [
  'src/app/first-paint/selector-needs.ts',
  'src/server/http/api.ts',
  'src/server/http/page-match.ts',
  'src/domain/money/rates-file.ts',
]

type Pattern = { readonly source: string; readonly flags: string }

/** Polynomial or exponential backtracking. */
const isSlow = ({ source, flags }: Pattern) => analyse({ source, flags }).reports.length > 0

function patternsIn(path: string, text: string): Pattern[] {
  const found: Pattern[] = []
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { regex } = node as { regex?: { pattern: string; flags: string } }
    if (regex) found.push({ source: regex.pattern, flags: regex.flags })
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen)\.tsx?$/.test(path))
  .map((path) => ({ path: join('src', path), text: readFileSync(join('src', path), 'utf8') }))

test('every pattern runs in linear time', () => {
  const patterns = sources.flatMap(({ path, text }) => patternsIn(path, text).map((pattern) => ({ path, pattern })))
  expect(patterns.length).toBeGreaterThan(150)
  const written = ({ source, flags }: Pattern) => `/${source}/${flags}`
  const slow = patterns.filter(({ pattern }) => !onShortText.includes(written(pattern)) && isSlow(pattern))
  expect(slow.map(({ path, pattern }) => `${path}: ${written(pattern)}`)).toEqual([])
  const all = new Set(patterns.map(({ pattern }) => written(pattern)))
  expect(onShortText.filter((one) => !all.has(one))).toEqual([])
})

test('patterns are built from strings in few places', () => {
  const building = sources.filter(({ text }) => /\bnew RegExp\(/.test(text)).map(({ path }) => path)
  expect(building.sort()).toEqual([...buildsPatterns].sort())
})

describe('a slow pattern is detected', () => {
  test.each([/\r*\n/, /\s+$/, /^(a+)+$/, /^(#+)\s+(.*)$/])('%s', ({ source, flags }) => {
    expect(isSlow({ source, flags })).toBe(true)
  })
})
