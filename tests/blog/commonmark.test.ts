import { tests } from 'commonmark-spec'
import { expect, test } from 'vitest'
import { refusedMarkdown } from '#domain/blog/markdown-limits.ts'
import { readMarkdown } from '#server/blog/read-markdown.ts'
import { plainHtml } from './commonmark-html.ts'

const examples = tests.map(({ markdown, html, number }) => {
  // The spec writes tabs as arrows.
  const [source, wanted] = [markdown.replaceAll('→', '\t'), html.replaceAll('→', '\t')]
  return { number, source, wanted, made: plainHtml(readMarkdown(source).blocks) }
})

test('of CommonMark’s 652 examples at least 540 are right', () => {
  const wrong = examples.filter(({ made, wanted }) => made !== wanted).map(({ number }) => number)
  expect(examples).toHaveLength(652)
  expect(examples.length - wrong.length, `wrong: ${wrong}`).toBeGreaterThanOrEqual(540)
})

test('what differs has raw HTML or an address that could be a scheme', () => {
  const wrong = examples.filter(({ made, wanted }) => made !== wanted)
  expect(wrong.filter(({ source }) => !/<|:\)/.test(source)).map(({ number }) => number)).toEqual([])
})

test('no example is refused by the limits', () => {
  expect(examples.filter(({ source }) => refusedMarkdown(source)).map(({ number }) => number)).toEqual([])
})
