import { expect, test } from 'vitest'
import { constants } from '#catalogue/constants.ts'
import { article } from '#domain/keeping/article.ts'
import { defaultNewsChoice, newsAddressOf, newsChoiceOf } from './news-choice.ts'
import { isChosen, sortNews } from './news-order.ts'
import { sampleArticles } from './sample-articles.ts'
import { isSampleStory } from './sample-story.ts'

const at = (id: string, publishedAt: string, source: string | null) => ({
  id,
  publishedAt,
  source: { id: source, name: source ?? 'Somebody' },
})

test('preferred papers come first, then the newest, and equals keep one order', () => {
  const all = [
    at('b', '2026-11-01T10:00:00Z', null),
    at('a', '2026-11-01T10:00:00Z', null),
    at('old', '2026-10-01T10:00:00Z', 'the-hindu'),
    at('new', '2026-10-02T10:00:00Z', 'the-hindu'),
    at('newest', '2026-11-02T10:00:00Z', 'bbc-news'),
  ]
  const ids = (providers: string[]) => sortNews(all, providers).map(({ id }) => id)
  expect(ids(['the-hindu'])).toEqual(['new', 'old', 'newest', 'a', 'b'])
  expect(ids([])).toEqual(['newest', 'a', 'b', 'new', 'old'])
  expect(sortNews([...all].reverse(), []).map(({ id }) => id)).toEqual(ids([]))
})

test('moments are compared, not their texts', () => {
  const all = [at('late', '2026-11-01T10:00:00.500Z', null), at('early', '2026-11-01T10:00:00Z', null)]
  expect(sortNews(all, []).map(({ id }) => id)).toEqual(['late', 'early'])
})

test('a story is listed by category and country; a preferred paper by category alone', () => {
  const bbc = { category: 'general', country: 'gb', source: { id: 'bbc-news', name: 'BBC News' } }
  expect(isChosen(bbc, defaultNewsChoice)).toBe(true)
  expect(isChosen(bbc, { ...defaultNewsChoice, providers: [] })).toBe(false)
  expect(isChosen({ ...bbc, category: 'sports' }, defaultNewsChoice)).toBe(false)
  expect(isChosen({ ...bbc, source: { id: null, name: 'Other' }, country: 'us' }, defaultNewsChoice)).toBe(true)
})

test('a choice is read from its address: unknown names are dropped, nothing left means the defaults', () => {
  expect(newsChoiceOf({})).toEqual(defaultNewsChoice)
  expect(newsChoiceOf({ categories: 'sports, business,crime,business', countries: 'xx', providers: '' })).toEqual({
    categories: ['business', 'sports'],
    countries: ['in', 'us'],
    providers: [],
  })
  const choice = newsChoiceOf({ categories: 'science', countries: 'gb,in', providers: 'bbc-news' })
  expect(newsAddressOf(choice)).toEqual({ categories: 'science', countries: 'in,gb', providers: 'bbc-news' })
  expect(newsChoiceOf(newsAddressOf(choice))).toEqual(choice)
})

test('the samples are as many as the specification says, valid, old enough and recognisable', () => {
  const now = new Date('2026-11-18T00:30:00Z')
  const all = sampleArticles(now)
  expect(all).toHaveLength(constants.newsSampleArticles)
  for (const each of all) {
    expect(article.parse(each)).toEqual(each)
    expect(isSampleStory(each)).toBe(true)
    expect(each.content).toContain('sample')
    expect(Date.parse(each.publishedAt)).toBeLessThan(now.getTime())
  }
  for (const country of ['in', 'us'])
    expect(all.some((each) => each.category === 'local' && each.country === country)).toBe(true)
  expect(all.filter((each) => isChosen(each, defaultNewsChoice))).toHaveLength(6)
})
