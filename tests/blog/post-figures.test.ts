import { expect, test } from 'vitest'
import type { PostFigure } from '#domain/blog/figures/post-figure.ts'
import { markdownLimits, refusedMarkdown } from '#domain/blog/markdown-limits.ts'
import { countWords, plainWords } from '#domain/blog/post-words.ts'
import { isoDay } from '#domain/time/day.ts'
import { readMarkdown } from '#server/blog/read-markdown.ts'
import { readShippedPosts } from '#server/blog/shipped-posts.ts'

const posts = new Map(readShippedPosts().map(({ post }) => [post.slug, post]))
const textOf = (slug: string) => readMarkdown(posts.get(slug)?.body ?? '')
const figureOf = (slug: string): PostFigure => {
  const [found] = textOf(slug).blocks.flatMap((block) => (block.is === 'figure' ? [block.figure] : []))
  if (!found) throw new Error(`No figure in ${slug}`)
  return found
}
const resultOf = (slug: string, label: string) =>
  figureOf(slug).results.find((result) => result.label === label)?.value ?? Number.NaN
const says = (slug: string, words: string) => expect(plainWords(posts.get(slug)?.body ?? ''), words).toContain(words)
const lakh = (rupees: number) => (rupees / 100_000).toFixed(2).replace(/0$/, '')

test('six posts come with Banyan, each of 900 words, with a figure, and without a problem', () => {
  expect(posts.size).toBe(6)
  for (const [slug, { body, summary }] of posts) {
    expect(countWords(body), slug).toBeGreaterThanOrEqual(900)
    expect(body.length).toBeLessThan(markdownLimits.characters)
    expect(refusedMarkdown(body)).toBeUndefined()
    expect(textOf(slug).problems, slug).toEqual([])
    expect(figureOf(slug).table.rows.length).toBeGreaterThan(2)
    expect(summary.length).toBeLessThanOrEqual(300)
  }
})

test('what the posts say is what their figures show', () => {
  says('how-xirr-works', `${resultOf('how-xirr-works', 'XIRR').toFixed(2)}%`)
  const paid = figureOf('how-xirr-works').table.rows.reduce((sum, row) => sum - Math.min(0, Number(row[3])), 0)
  says('how-xirr-works', `₹${Math.round(paid).toLocaleString('en-IN')}`)
  says('direct-or-regular-plan', `₹${lakh(resultOf('direct-or-regular-plan', 'Difference'))} lakh`)
  for (const row of figureOf('direct-or-regular-plan').table.rows.slice(1))
    says('direct-or-regular-plan', `₹${lakh(Number(row[4]))} lakh`)
  says('reading-a-drawdown', `${Math.abs(resultOf('reading-a-drawdown', 'Max drawdown')).toFixed(2)}%`)
  says('reading-a-drawdown', `${resultOf('reading-a-drawdown', 'Gain needed to recover').toFixed(2)}%`)
  for (const row of figureOf('reading-a-drawdown').table.rows.slice(0, 2)) says('reading-a-drawdown', String(row[4]))
  says('rent-or-buy', `₹${Math.round(resultOf('rent-or-buy', 'EMI')).toLocaleString('en-IN')}`)
  expect(resultOf('rent-or-buy', 'Buying stays ahead from year')).toBe(17)
  says('rent-or-buy', 'seventeenth year')
  const [first, , tenth] = figureOf('rent-or-buy').table.rows
  says('rent-or-buy', `₹${lakh(-Number(first?.[3]))} lakh behind`)
  says('rent-or-buy', `₹${lakh(-Number(tenth?.[3]))} lakh behind`)
  says('sips-in-a-crash', `${resultOf('sips-in-a-crash', 'SIP, XIRR').toFixed(2)}%`)
  says('sips-in-a-crash', resultOf('sips-in-a-crash', 'Average price paid per unit').toFixed(2))
  says('sips-in-a-crash', resultOf('sips-in-a-crash', 'Average price of the months').toFixed(2))
  const [sip, , paidIn] = figureOf('sips-in-a-crash').lines
  const since = sip?.ys.findIndex((value, month) => month > 0 && value > (paidIn?.ys[month] ?? 0)) ?? -1
  expect(isoDay(sip?.xs[since] ?? 0)).toBe('2021-05-01')
  says('sips-in-a-crash', 'In May 2021, with the price at 69, it is already in profit')
  expect(resultOf('keeping-your-data-to-yourself', 'Funds that are enough')).toBe(4)
  says('keeping-your-data-to-yourself', 'With four funds')
})

test('a figure that cannot be computed says why, and its text stays', () => {
  const read = (lines: string) => readMarkdown(`\`\`\`figure\n${lines}\n\`\`\``)
  expect(read('kind: pie\ntitle: t\nsource: s').problems[0]).toContain('Unknown kind')
  expect(read('kind: cost\ntitle: t\nsource: s\nmonthly: a lot').problems[0]).toContain('“monthly” must be between')
  expect(read('kind: xirr\ntitle: t\nsource: s\n2020-01-01: 5').problems).toHaveLength(1)
  expect(read('no colon').blocks[0]?.is).toBe('code')
})
