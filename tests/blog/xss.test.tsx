import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PostBody } from '#features/blog/body/index.ts'
import { readMarkdown } from '#server/blog/read-markdown.ts'
import { xssVectors } from './xss-vectors.ts'

const rendered = (source: string) =>
  renderToStaticMarkup(<PostBody text={readMarkdown(source)} pictureAt={(hash, width) => `/p/${hash}/${width}`} />)

const OURS = 'https://banyan.example/blog/a'
const isSafe = (protocol: string, origin: string) => protocol === 'mailto:' || origin === new URL(OURS).origin

test('there are at least 100 vectors', () => expect(new Set(xssVectors).size).toBeGreaterThanOrEqual(100))

test.for(xssVectors)('nothing can run: %s', (vector) => {
  const html = rendered(vector)
  const tags = html.match(/<[^>]*>/g) ?? []
  expect(
    tags.filter((tag) =>
      /^<\/?(script|iframe|object|embed|base|meta|link|style|form|video|audio|math|template)\b/i.test(tag),
    ),
  ).toEqual([])
  expect(tags.filter((tag) => /\son\w+\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""')))).toEqual([])
  const addresses = [...html.matchAll(/\s(?:href|src|srcSet|action)="([^"]*)"/gi)].map(([, address = '']) => address)
  const opened = addresses.map((address) => new URL(address.replaceAll('&amp;', '&').replaceAll('&quot;', '"'), OURS))
  expect(opened.filter(({ protocol, origin }) => !isSafe(protocol, origin)).map(String)).toEqual([])
})
