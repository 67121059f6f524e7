import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText, wrapText } from './wrapped-text.ts'

const byLength = (line: string) => line.length

test('lines break between words, and paragraphs stay apart', () => {
  expect(wrapText('one two three\n\nfour', 7, byLength)).toEqual(['one two', 'three', '', 'four'])
})

test('a word wider than a line is broken, but never inside a grapheme cluster', () => {
  expect(wrapText('ab abcdefgh', 3, byLength)).toEqual(['ab', 'abc', 'def', 'gh'])
  expect(wrapText('👨‍👩‍👧👨‍👩‍👧', 9, byLength)).toEqual(['👨‍👩‍👧', '👨‍👩‍👧'])
})

test('wrapping loses no text, and no line is too wide', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 30 }), (text, width) => {
      const lines = wrapText(text, width, byLength)
      expect(lines.join('').replaceAll(/[ \n]/g, '')).toBe(text.replaceAll(/[ \n]/g, ''))
      expect(lines.every((line) => line.length <= width)).toBe(true)
    }),
  )
})

test('the size shrinks until the text fits; otherwise it is truncated with an ellipsis', () => {
  const room = { width: 100, height: 100, lineHeight: 1 }
  const measureAt = (size: number) => (line: string) => line.length * size
  expect(fitText('short', [20, 10], room, measureAt)).toEqual({ size: 20, lines: ['short'] })
  expect(fitText('twelve signs', [20, 10], room, measureAt)).toEqual({ size: 20, lines: ['twelv', 'e', 'signs'] })
  const cut = fitText('a\n'.repeat(40), [20, 10], room, measureAt)
  expect([cut.size, cut.lines.length, cut.lines.at(-1)]).toEqual([10, 10, '…'])
})
