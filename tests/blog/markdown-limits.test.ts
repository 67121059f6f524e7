import process from 'node:process'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { refusedMarkdown } from '#domain/blog/markdown-limits.ts'
import { PostBody } from '#features/blog/body/index.ts'
import { readMarkdown } from '#server/blog/read-markdown.ts'
import { readShippedPosts } from '#server/blog/shipped-posts.ts'
import { costlyMarkdown, hostileMarkdown } from './hostile-markdown.ts'

/** Of this thread's processor: other work on the machine does not count. */
const millisecondsOf = (work: () => unknown) => {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
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
  .repeat(2)
  .slice(0, 50_000)

test('a post of 50 kB with eleven figures passes, and is read and rendered in less than 100 ms', () => {
  expect(prose).toHaveLength(50_000)
  expect(refusedMarkdown(prose)).toBeUndefined()
  const render = () => renderToString(createElement(PostBody, { text: readMarkdown(prose), pictureAt: () => '/' }))
  // The first runs are before the compiler's.
  const runs = Array.from({ length: 20 }, () => millisecondsOf(render))
  expect(Math.min(...runs)).toBeLessThan(100)
})

test.for(Object.entries(costlyMarkdown))('%s: the worst that passes takes less than a second', ([, text]) => {
  expect(refusedMarkdown(text)).toBeUndefined()
  expect(millisecondsOf(() => readMarkdown(text))).toBeLessThan(1_000)
})
