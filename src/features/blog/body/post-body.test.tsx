import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readMarkdown } from '#server/blog/read-markdown.ts'
import { PostBody } from './post-body.tsx'

const rendered = (source: string) =>
  renderToStaticMarkup(<PostBody text={readMarkdown(source)} pictureAt={(hash, width) => `/p/${hash}/${width}`} />)

const firstParagraph = (source: string) => /<p>(.*?)<\/p>/.exec(rendered(source))?.[1]

test('a picture of another site inside a link is its description', () => {
  expect(firstParagraph('[see ![a chart](https://x.example/y.png) now](/blog)')).toBe(
    '<a href="/blog" class="text-link">see a chart now</a>',
  )
  expect(firstParagraph('[**![](https://x.example/y.png)**](/blog)')).toBe(
    '<a href="/blog" class="text-link"><strong>Picture</strong></a>',
  )
})

test('a picture of our own inside a link stays a picture', () => {
  const hash = 'A'.repeat(43)
  expect(firstParagraph(`[![a](/api/post-pictures/${hash})](/blog)`)).toMatch(/^<a [^>]*><img [^>]*\/><\/a>$/)
})

test('a footnote inside a link is a plain number that its note still leads back to', () => {
  const source = '[words[^1]](/blog) and more[^1].\n\n[^1]: A note.'
  expect(firstParagraph(source)).toBe(
    '<a href="/blog" class="text-link">words<sup id="note-1-1">1</sup></a> and more' +
      '<sup><a id="note-1-2" href="#note-1" aria-label="Note 1">1</a></sup>.',
  )
  expect(rendered(source)).toContain('href="#note-1-1"')
})
