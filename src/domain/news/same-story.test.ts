import { expect, test } from 'vitest'
import { listedStories } from './build-news-list.ts'
import { readFeedDate } from './feed-date.ts'
import { defaultNewsChoice } from './news-choice.ts'
import { articleOf, mergedArticle, type NewsItem } from './news-item.ts'
import { relatedTo } from './related-stories.ts'
import { groupStories } from './same-story.ts'
import { withoutPaper } from './without-paper.ts'

const NOW = Date.parse('2026-11-18T06:00:00Z')
const told = (title: string, paper: string, hoursAgo = 1) => ({
  id: `${paper} ${title}`,
  title,
  publishedAt: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
  source: { id: null, name: paper },
})
const groupsOf = (...all: ReturnType<typeof told>[]) => groupStories(all).map((group) => group.length)

test('one story in several papers is one group, newest first', () => {
  const groups = groupStories([
    told('RBI keeps repo rate unchanged at 6.5%, cuts growth forecast', 'A', 3),
    told('RBI keeps repo rate unchanged at 6.5 per cent; cuts growth forecast', 'B', 1),
    told('Repo rate kept unchanged at 6.5% by RBI, growth forecast cuts', 'C', 2),
    told('Monsoon reaches Kerala', 'A'),
  ])
  expect(groups.map((group) => group.map(({ source }) => source.name))).toEqual([['A'], ['B', 'C', 'A']])
})

test('opposite news, patterns of one paper, and news of another week are different stories', () => {
  expect(
    groupsOf(told('Sensex rises 500 points as banks rally', 'A'), told('Sensex falls 500 points as banks slide', 'B')),
  ).toEqual([1, 1])
  expect(
    groupsOf(
      told('Gold price today in Delhi and rates per gram', 'A'),
      told('Gold price today in Pune and rates per gram', 'A'),
    ),
  ).toEqual([1, 1])
  expect(
    groupsOf(told('Parliament passes the finance bill', 'A', 1), told('Parliament passes the finance bill', 'B', 200)),
  ).toEqual([1, 1])
  expect(groupsOf(told('Live: markets', 'A'), told('Live: markets', 'B'))).toEqual([1, 1])
  expect(
    groupsOf(told('Parliament passes the finance bill', 'A'), told('Parliament passes the finance bill', 'A', 2)),
  ).toEqual([2])
})

test('thousands of headlines are grouped in a moment', () => {
  const words =
    'bank market rate rupee crore growth court minister state budget share price gold city metro rain'.split(' ')
  const all = Array.from({ length: 1_500 }, (_, n) =>
    told(
      Array.from({ length: 8 }, (_, at) => words[(n * 7 + at * (1 + (n % 11))) % words.length]).join(' '),
      `P${n % 9}`,
      n % 40,
    ),
  )
  const before = performance.now()
  expect(groupStories(all).flat()).toHaveLength(1_500)
  expect(performance.now() - before).toBeLessThan(5_000)
})

test('related stories share rare words, never just common ones', () => {
  const others = [
    told('Infosys opens a campus in Pune', 'A'),
    told('Infosys buys a German firm', 'B'),
    told('Rain in Pune', 'C'),
  ]
  expect(relatedTo({ title: 'Infosys to hire for its Pune campus' }, others).map(({ title }) => title)).toEqual([
    'Infosys opens a campus in Pune',
  ])
})

test('a list shows of one story the preferred paper’s, and keeps room for others', () => {
  const article = (at: number, paper: string, id: string | null) => ({
    ...told(`Story ${at} of ${paper}`, paper, at / 10),
    ...{ description: null, url: `https://${paper}.example/${at}`, urlToImage: null, author: null, language: 'en' },
    ...{ category: 'general', country: 'in', source: { id, name: paper } },
  })
  const hindu = Array.from({ length: 200 }, (_, at) => [article(at, 'hindu', 'the-hindu')])
  const wire = Array.from({ length: 200 }, (_, at) => [article(at, 'wire', null)])
  const both = [article(0, 'paper', null), article(5, 'bbc', 'bbc-news')]
  const list = listedStories([...wire, ...hindu, both], defaultNewsChoice)
  expect(list).toHaveLength(120)
  expect(list.filter(({ source }) => source.id !== null)).toHaveLength(80)
  const merged = list.find(({ source }) => source.id === 'bbc-news')
  expect(merged?.papers).toEqual([{ name: 'paper', url: 'https://paper.example/0' }])
})

test.each([
  ['Thu, 03 Apr 2025 20:14:25 +0530', '2025-04-03T14:44:25.000Z'],
  ['Fri, 24 Nov 2023 14:59:44 GMT', '2023-11-24T14:59:44.000Z'],
  ['03 Apr 2025 20:14:25 IST', '2025-04-03T14:44:25.000Z'],
  ['2025-04-03T20:14:25+05:30', '2025-04-03T14:44:25.000Z'],
  ['2025-04-03T20:14:25', '2025-04-03T20:14:25.000Z'],
  ['2025-04-03', '2025-04-03T00:00:00.000Z'],
  ['Thu, 03 Apr 2025 20:14:25', '2025-04-03T20:14:25.000Z'],
  [new Date(NOW + 5 * 60_000).toISOString(), new Date(NOW).toISOString()],
  ['2025-04-03T20:14:25.5+05:30', '2025-04-03T14:44:25.500Z'],
  ['12-08-2025', null],
  ['03/04/2025 10:00', null],
  ['2099-01-01T00:00:00Z', null],
  ['1970-01-01T00:00:00Z', null],
  ['yesterday', null],
  ['', null],
  [undefined, null],
])('the date %s is %s', (written, expected) => {
  expect(readFeedDate(written, NOW)).toBe(expected)
})

test('the name of the paper is taken off the end of a title, and nothing else', () => {
  expect(withoutPaper('Rain reaches Kerala - The Hindu', 'The Hindu')).toBe('Rain reaches Kerala')
  expect(withoutPaper('Rain reaches Kerala | Hindu', 'The Hindu')).toBe('Rain reaches Kerala')
  expect(withoutPaper('Pilot meets Gandhi - NDTV.com', 'NDTV')).toBe('Pilot meets Gandhi')
  expect(withoutPaper('Cricket: Australia - India', 'The Times of India')).toBe('Cricket: Australia - India')
  expect(withoutPaper('The year in review - The Times of India week', 'The Times of India')).toBe(
    'The year in review - The Times of India week',
  )
  expect(withoutPaper('India - Pakistan match', 'The Hindu')).toBe('India - Pakistan match')
  expect(withoutPaper('The Hindu', 'The Hindu')).toBe('The Hindu')
})

const item: NewsItem = {
  ...{ title: 'A', description: null, content: null, url: 'https://p.example/a', urlToImage: null, author: null },
  ...{ publishedAt: null, source: null },
}
const about = {
  source: { id: 'the-hindu', name: 'The Hindu' },
  category: 'general',
  country: 'in',
  language: 'en',
} as const

test('a language is known by its script', () => {
  const language = (title: string) => articleOf({ ...item, title }, 'x', about, new Date(NOW)).article.language
  expect(language('Rain reaches Kerala')).toBe('en')
  expect(language('केरल पहुंचा मानसून')).toBe('hi')
  expect(language('日本の株価が上昇した')).toBe('ja')
  expect(language('ارتفاع أسعار النفط')).toBe('ar')
})

test('an article’s own source corrects it, others only add what it lacks', () => {
  const kept = articleOf({ ...item, title: 'Kept', content: 'long text' }, 'x', about, new Date(NOW)).article
  const read = articleOf(
    { ...item, title: 'New', description: 'D', content: 'text', publishedAt: '2026-11-01T00:00:00.000Z' },
    'x',
    { ...about, category: 'business' },
    new Date(NOW),
  )
  expect(mergedArticle(kept, read, false)).toEqual({ ...kept, description: 'D', category: 'business' })
  expect(mergedArticle(kept, read, true)).toEqual({ ...read.article, content: 'long text' })
})
