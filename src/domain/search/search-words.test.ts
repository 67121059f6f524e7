import { describe, expect, test } from 'vitest'
import { wordsOf } from './search-words.ts'

const texts = (text: string) => wordsOf(text).map((word) => word.text)

describe('the words of a text', () => {
  test.each([
    ['HDFC  Mid-Cap (Growth)', ['hdfc', 'mid', 'cap', 'growth']],
    ['Nifty50 1106D', ['nifty', '50', '1106d']],
    ['T.I.G.E.R. Fund, U. S. Stocks, S&P 500', ['tiger', 'fund', 'us', 'stocks', 'sp', '500']],
    ['Banking & PSU', ['banking', 'and', 'psu']],
    ["Children's Children’s '95", ['childrens', 'childrens', '95']],
    ['Plan A. Growth', ['plan', 'a', 'growth']],
    ['Crème brûlée ﬁne ＡＢＣ', ['creme', 'brulee', 'fine', 'abc']],
    ['फंड نص 基金', ['फंड', 'نص', '基金']],
    ['🙂\u0000\u202e–', []],
  ])('%s', (text, words) => {
    expect(texts(text)).toEqual(words)
  })

  test('have positions', () => {
    const text = 'Café (T.I.G.E.R.) Nifty50'
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Café', 'T.I.G.E.R', 'Nifty', '50'])
  })

  test('an endless word is cut', () => {
    expect(texts('x'.repeat(1000))).toEqual(['x'.repeat(64)])
  })
})
