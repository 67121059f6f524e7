import { expect, test } from 'vitest'
import { refusedMarkdown } from '#domain/blog/markdown-limits.ts'
import { readMarkdown } from '#server/blog/read-markdown.ts'
import { readShippedPosts } from '#server/blog/shipped-posts.ts'
import { costlyMarkdown, hostileMarkdown } from './hostile-markdown.ts'

const millisecondsOf = (work: () => unknown) => {
  const from = performance.now()
  work()
  return performance.now() - from
}

test.for(Object.entries(hostileMarkdown))('%s is refused in less than 100 ms', ([, text]) => {
  let refusal: string | undefined
  expect(millisecondsOf(() => (refusal = refusedMarkdown(text)))).toBeLessThan(100)
  expect(refusal).toBeDefined()
})

/** The six posts that come with Banyan, as one. */
const prose = readShippedPosts()
  .map(({ post }) => post.body)
  .join('\n\n')
  .slice(0, 50_000)

test('a post of 50 kB passes and is read in less than 100 ms', () => {
  expect(prose.length).toBeGreaterThan(40_000)
  expect(refusedMarkdown(prose)).toBeUndefined()
  // The first runs are before the compiler's.
  const times = Array.from({ length: 12 }, () => millisecondsOf(() => readMarkdown(prose)))
  expect(Math.min(...times)).toBeLessThan(100)
})

test.for(Object.entries(costlyMarkdown))('%s: the worst that passes takes less than a second', ([, text]) => {
  expect(refusedMarkdown(text)).toBeUndefined()
  expect(millisecondsOf(() => readMarkdown(text))).toBeLessThan(1_000)
})
