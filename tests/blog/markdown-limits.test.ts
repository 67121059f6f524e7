import { expect, test } from 'vitest'
import { refusedMarkdown } from '#domain/blog/markdown-limits.ts'
import { readMarkdown } from '#server/blog/read-markdown.ts'
import { costlyMarkdown, hostileMarkdown, longPost } from './hostile-markdown.ts'

// How long each takes is measured by `npm run bench -- blog`.
test.for(Object.entries(hostileMarkdown))('%s is refused', ([, text]) => {
  expect(refusedMarkdown(text)).toBeDefined()
})

test('a post of 50 kB with eleven figures passes', () => {
  expect(longPost).toHaveLength(50_000)
  expect(refusedMarkdown(longPost)).toBeUndefined()
})

test.for(Object.entries(costlyMarkdown))('%s: the worst that passes is read', ([, text]) => {
  expect(refusedMarkdown(text)).toBeUndefined()
  expect(readMarkdown(text)).toBeDefined()
})
