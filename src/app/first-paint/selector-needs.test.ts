import { expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'
import { earlyScript } from './early-script.ts'
import { canMatch, EARLY_ATTRIBUTES, needsOf } from './selector-needs.ts'

test.each([
  ['.a', ['.a']],
  ['#a>.b::before', ['#a', '.b']],
  ['kbd', ['kbd']],
  ['select.input', ['select', '.input']],
  ['.sm\\:d', ['.sm:d']],
  ['.\\[top\\:calc\\(1px\\)\\]', ['.[top:calc(1px)]']],
  ['.a[data-open] > li', ['[data-open]', '.a', 'li']],
  ['.a[open]', ['.a', '[open]']],
  ['.a[aria-current=page]', ['.a', '[aria-current=page]']],
  ['td[data-label=One\\ year]', ['[data-label=One year]', 'td']],
])('%s needs all of its names', (selector, names) => {
  expect(needsOf(selector)).toEqual({ all: expect.toSatisfy((all) => same(all, names)), oneOf: [] })
})

test.each(['*', ':root', 'html:focus-within', 'body', '::selection', '[hidden]', ':not(.a)', ':nth-child(2n+1)'])(
  '%s needs nothing',
  (selector) => expect(needsOf(selector)).toEqual({ all: [], oneOf: [] }),
)

test('what the first scripts may set at any moment is never waited for', () => {
  expect(needsOf('[data-until] [data-banner=closed] .a')).toEqual({ all: ['.a'], oneOf: [] })
  const set = [...`${earlyScript}${bootScript}`.matchAll(/(?:dataset|page)\.(\w+)(?:=[^=]|\])/g)]
  const names = set.map(([, name = '']) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  expect(new Set(names)).toEqual(new Set(EARLY_ATTRIBUTES))
})

test('of :is() and :has() one entry is needed, unless an entry needs nothing', () => {
  expect(needsOf(':is(.a,.b nav) .c:has(.d:not(.e))')).toEqual({
    all: ['.c'],
    oneOf: [[['.a'], ['.b', 'nav']], [['.d']]],
  })
  expect(needsOf('.a:has(:checked,.b)')).toEqual({ all: ['.a'], oneOf: [] })
})

test('a selector can match where all its names are present', () => {
  const needs = needsOf(':is(.a,.b nav) .c')
  expect(canMatch(needs, new Set(['.c', '.a']))).toBe(true)
  expect(canMatch(needs, new Set(['.c', '.b', 'nav']))).toBe(true)
  expect(canMatch(needs, new Set(['.c', '.b']))).toBe(false)
  expect(canMatch(needs, new Set(['.a']))).toBe(false)
})

test('a selector that cannot be read is refused by the build', () => {
  expect(() => needsOf(':not(:is(.a:has(.b)))')).toThrow(':not(:is(.a:has(.b)))')
})

const same = (some: readonly string[], others: readonly string[]) => some.toSorted().join() === others.toSorted().join()
