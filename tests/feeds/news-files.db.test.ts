import { describe, expect, test } from 'vitest'
import { newsCategories, newsCountries, servicePapers } from '#catalogue/news.ts'
import { article } from '#domain/keeping/article.ts'
import { type NewsChoice, newsChoiceOf } from '#domain/news/news-choice.ts'
import { newsList } from '#domain/news/news-list.ts'
import { feedStatuses } from '#server/feeds/feed-collection.ts'
import { keptArticle, newestArticles } from '#server/news/article-collection.ts'
import { parametersOf, queriesFor } from '#server/news/headlines-feed.ts'
import { startSource } from '#tests/bad-source.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { startHeadlinesService } from '#tests/news-replay.ts'
import { hasRealData, realBytes, realFile } from '#tests/real-data.ts'
import { MINUTE, openTestNews } from '#tests/test-news.ts'

/** The recorded answers, by what the service was asked for, and how many articles each has. */
const answers = {
  'gb/business': ['newsapi_top_business_gb_2022-04-21', 66],
  'in/business': ['newsapi_top_business_in_2022-05-05', 63],
  'in/general': ['newsapi_top_general_in_2022-04-21', 35],
  'us/general': ['newsapi_top_general_us_2022-04-21', 36],
  'us/technology': ['newsapi_top_technology_us_2022-04-21', 66],
  'gb/science': ['newsapi_top_empty', 0],
} as const

const feeds = {
  '/bbc': ['bbc_news_front_2023-11-24', 'bbc-news | general | gb | en', 16],
  '/hindu': ['thehindu_economy_2025-04-03', 'the-hindu | business | in | en', 100],
  '/toi': ['timesofindia_top_2025-03-31', 'the-times-of-india | general | in | en', 48],
} as const

const everything: NewsChoice = newsChoiceOf({
  categories: Object.keys(newsCategories).join(),
  countries: Object.keys(newsCountries).join(),
})

describe.skipIf(!hasRealData)('real news', () => {
  const papers = (): string[] =>
    JSON.parse(realFile('news/newsapi_sources.json')).sources.map(({ id }: { id: string }) => id)

  onBothDatabases('over a replay', ({ open }) => {
    test('every recorded article of the headlines service is read, kept and served', async () => {
      const { db } = await open()
      const files = Object.fromEntries(
        Object.entries(answers).map(([query, [file]]) => [query, realFile(`news/${file}.json`)]),
      )
      const service = await startHeadlinesService(files, papers())
      const desk = openTestNews(db, { NEWS_API_URL: service.url, NEWS_API_KEY: service.key })
      await desk.news.list(everything)
      // A few besides the defaults per interval.
      const allAsked = async () => {
        desk.time.now += 31 * MINUTE
        await desk.news.list(everything)
        await desk.round()
        return new Set(service.asked).size
      }
      await expect.poll(allAsked, { timeout: 60_000 }).toBe(57)
      const found = new Map<string, number>()
      for (const [query, [, count]] of Object.entries(answers)) {
        const urls: string[] = JSON.parse(files[query] ?? '').articles.map(({ url }: { url: string }) => url)
        found.set(query, urls.length)
        expect(urls, query).toHaveLength(count)
      }
      const kept = await newestArticles(db, 1_000)
      const total = [...found.values()].reduce((sum, count) => sum + count, 0)
      expect(total).toBe(266)
      const run = (await feedStatuses(db, ['news-service']))[0]?.last
      expect(run?.rejected).toEqual({})
      // Two papers' lists share articles.
      const distinct = new Set(
        Object.values(files).flatMap((text) => JSON.parse(text).articles.map(({ url }: { url: string }) => url)),
      )
      expect(kept).toHaveLength(distinct.size)
      for (const { id } of kept) article.parse(await keptArticle(db, id))
      expect(newsList.parse(await desk.news.list(everything)).stories.length).toBeGreaterThan(100)
    })

    test.each(Object.entries(feeds))(
      'every item of the feed at %s is read, kept and served',
      async (path, [file, about, count]) => {
        const { db } = await open()
        const source = await startSource({ [path]: realBytes(`rss/${file}.xml`) }, { 'content-type': 'text/xml' })
        const desk = openTestNews(db, { NEWS_FEEDS: `${about} | ${source.url}${path}` })
        await desk.round()
        expect(
          (
            await feedStatuses(
              db,
              desk.news.feeds.map(({ id }) => id),
            )
          )[0]?.last,
        ).toMatchObject({
          outcome: 'changed',
          rows: count,
          added: count,
          rejected: {},
        })
        const kept = await newestArticles(db, 1_000)
        expect(kept).toHaveLength(count)
        for (const { id } of kept) article.parse(await keptArticle(db, id))
      },
    )
  })

  test('every choice is asked for in requests that the real service accepts', () => {
    for (const query of queriesFor(everything)) {
      const { sources, country, category, pageSize } = Object.fromEntries(parametersOf(query))
      expect(Boolean(sources), query).not.toBe(Boolean(country || category))
      expect(category).not.toBe('local')
      expect(Number(pageSize)).toBeLessThanOrEqual(100)
    }
    expect(papers()).toEqual(expect.arrayContaining(Object.keys(servicePapers)))
  })
})
