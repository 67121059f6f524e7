import { expect, test } from 'vitest'
import { defaultNewsChoice, type NewsCategory, type NewsChoice } from '#domain/news/news-choice.ts'
import { articleOf, type ItemsAbout, type NewsItem } from '#domain/news/news-item.ts'
import { newsList } from '#domain/news/news-list.ts'
import { isSampleStory } from '#domain/news/sample-story.ts'
import { storyAnswer } from '#domain/news/story.ts'
import { startSource } from '#tests/bad-source.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { startHeadlinesService } from '#tests/news-replay.ts'
import { MINUTE, openTestNews, START } from '#tests/test-news.ts'
import { forgetOldArticles, keepArticles, newestArticles } from './article-collection.ts'

const DAY = 24 * 60 * MINUTE
const papers = ['the-hindu', 'the-times-of-india', 'bbc-news']

type Told = { readonly title: string; readonly link?: string; readonly hoursAgo?: number; readonly inside?: string }
const items = (told: readonly Told[]) =>
  told
    .map(({ title, link, hoursAgo = 1, inside = '' }) => {
      const address = link ?? `https://paper.example/${encodeURIComponent(title)}`
      const date = new Date(START - hoursAgo * 60 * MINUTE).toUTCString()
      return `<item><title>${title}</title><link>${address}</link><pubDate>${date}</pubDate>${inside}</item>`
    })
    .join('')
const rss = (told: readonly Told[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>P</title>${items(told)}</channel></rss>`
const feed = (address: string, about = 'the-hindu | general | in | en') => `${about} | ${address}`

const headlines = (told: readonly (Told & { readonly source?: string | null })[]) =>
  JSON.stringify({
    status: 'ok',
    totalResults: told.length,
    articles: told.map(({ title, link, hoursAgo = 1, source = null }) => ({
      source: { id: source, name: source ?? 'Wire' },
      title: `${title} - ${source ?? 'Wire'}`,
      url: link ?? `https://wire.example/${encodeURIComponent(title)}`,
      publishedAt: new Date(START - hoursAgo * 60 * MINUTE).toISOString(),
      content: 'Some text… [+482 chars]',
    })),
  })

const choice = (part: Partial<NewsChoice> = {}): NewsChoice => ({ ...defaultNewsChoice, ...part })
const generalOnly = choice({ categories: ['general'] })

onBothDatabases('news', ({ open, kind }) => {
  const titles = async ({ news }: ReturnType<typeof openTestNews>, wanted = generalOnly) =>
    newsList.parse(await news.list(wanted)).stories.map(({ title }) => title)

  test('papers are read side by side, grouped, sorted, and kept with their text', async () => {
    const { db } = await open()
    const text = '<content:encoded><![CDATA[<p>First.</p><p>Second.</p>]]></content:encoded>'
    const source = await startSource({
      '/hindu': rss([
        { title: 'Monsoon covers the whole country early this year', hoursAgo: 3, inside: text },
        { title: 'Council meets on Thursday', hoursAgo: 5 },
      ]),
      '/other': rss([
        {
          title: 'Monsoon covers whole country early this year: officials',
          link: 'https://other.example/m',
          hoursAgo: 1,
        },
        { title: 'Late train', link: 'https://other.example/t', hoursAgo: 2 },
      ]),
      '/broken': 'no feed at all',
    })
    const desk = openTestNews(db, {
      NEWS_FEEDS: [
        feed(`${source.url}/hindu`),
        feed(`${source.url}/other`, 'Other Paper | general | in | en'),
        feed(`${source.url}/broken`, 'Broken | general | in | en'),
      ].join(';'),
    })
    await desk.round()
    const list = newsList.parse(await desk.news.list(generalOnly))
    const [asOf, nextAt] = [START, START + 10 * MINUTE].map((time) => new Date(time).toISOString())
    expect(list).toMatchObject({ origin: 'live', failed: false, asOf, nextAt })
    expect(list.stories.map(({ title, source: { name }, papers: others }) => [title, name, others.length])).toEqual([
      ['Monsoon covers the whole country early this year', 'The Hindu', 1],
      ['Council meets on Thursday', 'The Hindu', 0],
      ['Late train', 'Other Paper', 0],
    ])
    expect(list.stories[0]?.papers).toEqual([{ name: 'Other Paper', url: 'https://other.example/m' }])
    expect(list.stories.every(({ content }) => content === null)).toBe(true)
    const answer = storyAnswer.parse(await desk.news.story(list.stories[0]?.id ?? ''))
    expect(answer.story).toMatchObject({ content: 'First.\n\nSecond.', papers: [{ name: 'Other Paper' }] })
    expect(await desk.news.story('nobody-has-this')).toBeUndefined()
  })

  test('the headlines service gets requests that it accepts, and its key is nowhere else', async () => {
    const { db } = await open()
    const service = await startHeadlinesService(
      {
        'in/general': headlines([{ title: 'From India' }]),
        'us/general': headlines([{ title: 'From America' }]),
        sources: headlines([{ title: 'From a paper', source: 'bbc-news' }]),
      },
      papers,
    )
    const desk = openTestNews(db, { NEWS_API_URL: service.url, NEWS_API_KEY: service.key })
    await desk.round()
    expect(service.asked).toHaveLength(7)
    expect(await titles(desk)).toEqual(['From a paper', 'From America', 'From India'])
    const [first] = (await desk.news.list(generalOnly)).stories
    expect(first).toMatchObject({ source: { id: 'bbc-news' }, country: 'gb', category: 'general' })
    expect((await desk.news.story(first?.id ?? ''))?.story.content).toBe('Some text…')
    expect([...service.asked, desk.logged(), JSON.stringify(await desk.news.list(choice()))].join()).not.toContain(
      service.key,
    )
  })

  test('a choice that nobody had made before is asked for once, and again after the interval', async () => {
    const { db } = await open()
    const service = await startHeadlinesService({ 'gb/sports': headlines([{ title: 'A match' }]) }, papers)
    const desk = openTestNews(db, { NEWS_API_URL: service.url, NEWS_API_KEY: service.key, NEWS_API_MINUTES: '30' })
    await desk.round()
    const sports = choice({ categories: ['sports'], countries: ['gb'] })
    expect(await titles(desk, sports)).toEqual([])
    const isSports = (url: string) => url.includes('category=sports')
    const sportsAsked = async () => {
      await desk.round()
      return service.asked.filter(isSports).length
    }
    await expect.poll(sportsAsked).toBe(1)
    expect(await titles(desk, sports)).toEqual(['A match'])
    for (const at of [5, 10, 20, 29]) {
      desk.time.now = START + at * MINUTE
      await desk.news.list(sports)
      await desk.round()
    }
    expect(service.asked).toHaveLength(8)
    desk.time.now = START + 31 * MINUTE
    await desk.round()
    expect(service.asked).toHaveLength(16)
  })

  test('a service that has no requests left is left alone for the rest of the round', async () => {
    const { db } = await open()
    const service = await startHeadlinesService({ 'in/business': headlines([{ title: 'Business' }]) }, papers)
    service.left = 2
    const desk = openTestNews(db, { NEWS_API_URL: service.url, NEWS_API_KEY: service.key })
    await desk.round()
    expect(service.asked).toHaveLength(3)
    service.left = 0
    desk.time.now += 31 * MINUTE
    await desk.round()
    expect(service.asked).toHaveLength(4)
    expect(await desk.news.list(choice())).toMatchObject({ failed: true })
  })

  test('a service that hangs or is down is asked once per try, not once per query', async () => {
    const { db } = await open()
    const source = await startSource()
    source.mode = 'closes the connection at once'
    const desk = openTestNews(db, { NEWS_API_URL: source.url, NEWS_API_KEY: 'k' })
    await desk.round()
    expect(source.asked).toHaveLength(1)
    expect(await desk.news.list(choice())).toMatchObject({ origin: 'sample', failed: true })
    // Nobody has to wait for it: the next try is a minute later.
    expect((await desk.news.list(choice())).nextAt).toBe(new Date(START + MINUTE).toISOString())
  })

  test('500 readers at once, in two processes, cause one round per interval', async () => {
    const { db } = await open()
    const source = await startSource({ '/a': rss([{ title: 'One' }]) })
    const service = await startHeadlinesService({}, papers)
    const env = {
      NEWS_FEEDS: feed(`${source.url}/a`),
      NEWS_API_URL: service.url,
      NEWS_API_KEY: service.key,
      NEWS_API_MINUTES: '10',
    }
    const time = { now: START }
    const desks = [openTestNews(db, env, time), openTestNews(db, env, time)] as const
    const readers = () =>
      Promise.all(Array.from({ length: 500 }, (_, n) => (desks[n % 2] ?? desks[0]).news.list(choice())))
    const rounds = () => Promise.all(desks.map(({ round }) => round()))
    for (let interval = 1; interval <= 3; interval += 1) {
      await Promise.all([readers(), rounds(), readers()])
      await rounds()
      await readers()
      expect(source.asked).toHaveLength(interval)
      expect(service.asked).toHaveLength(interval * 7)
      time.now += 10 * MINUTE
    }
  })

  test('an unchanged feed is asked with conditions and sends nothing', async () => {
    const { db } = await open()
    const source = await startSource({ '/a': rss([{ title: 'One' }]) }, { etag: '"v1"' })
    const desk = openTestNews(db, { NEWS_FEEDS: feed(`${source.url}/a`) })
    await desk.round()
    desk.time.now += 11 * MINUTE
    await desk.round()
    expect(source.answered).toEqual([200, 304])
    expect(await titles(desk)).toEqual(['One'])
    source.headers = { etag: '"v2"' }
    source.files['/a'] = rss([{ title: 'Two' }, { title: 'One' }])
    desk.time.now += 11 * MINUTE
    await desk.round()
    expect((await titles(desk)).sort()).toEqual(['One', 'Two'])
  })

  test('without any answer there are labelled samples; what was kept outlives a failure; recovery needs no restart', async () => {
    const { db } = await open()
    const source = await startSource({ '/a': rss([{ title: 'One' }]) })
    source.mode = 'answers 500'
    const desk = openTestNews(db, { NEWS_FEEDS: feed(`${source.url}/a`) })
    await desk.round()
    const failed = newsList.parse(await desk.news.list(choice()))
    expect(failed).toMatchObject({ origin: 'sample', failed: true })
    expect(failed.stories).toHaveLength(6)
    expect(failed.stories.every(isSampleStory)).toBe(true)
    source.mode = undefined
    desk.time.now += 2 * MINUTE
    await desk.round()
    expect(await desk.news.list(generalOnly)).toMatchObject({
      origin: 'live',
      failed: false,
      stories: [{ title: 'One' }],
    })
    for (const mode of ['closes the connection at once', 'sends garbage', 'sends a page instead'] as const) {
      source.mode = mode
      desk.time.now += 11 * MINUTE
      await desk.round()
      expect(await desk.news.list(generalOnly)).toMatchObject({
        origin: 'kept',
        failed: true,
        stories: [{ title: 'One' }],
      })
    }
    source.mode = undefined
    desk.time.now += 11 * MINUTE
    await desk.round()
    expect(await desk.news.list(generalOnly)).toMatchObject({ origin: 'live', failed: false })
  })

  // It takes ten seconds, and the database makes no difference.
  if (kind === 'embedded')
    test('a source that hangs delays no reader and no other source', async () => {
      const { db } = await open()
      const hanging = await startSource({ '/a': rss([{ title: 'Never' }]) })
      hanging.mode = 'never answers'
      const source = await startSource({ '/b': rss([{ title: 'Quick' }]) })
      const desk = openTestNews(db, {
        NEWS_FEEDS: `${feed(`${hanging.url}/a`)};${feed(`${source.url}/b`, 'B | general | in | en')}`,
      })
      const before = performance.now()
      expect(newsList.parse(await desk.news.list(choice()))).toMatchObject({ origin: 'sample', failed: false })
      // The source hangs for ten seconds.
      expect(performance.now() - before).toBeLessThan(5_000)
      await desk.round()
      expect(await titles(desk)).toEqual(['Quick'])
      expect(await desk.news.list(choice())).toMatchObject({ origin: 'live', failed: false })
      const ended = [...desk.logged().matchAll(/"feed":"news:(\w+)/g)].map(([, name]) => name)
      expect(ended).toEqual(['b', 'the'])
    })

  test('local news are samples of the chosen countries beside live ones, unless a local feed is set up', async () => {
    const { db } = await open()
    const source = await startSource({ '/a': rss([{ title: 'One' }]), '/l': rss([{ title: 'Our street' }]) })
    const local = choice({ categories: ['local'] })
    const desk = openTestNews(db, { NEWS_FEEDS: feed(`${source.url}/a`) })
    await desk.round()
    const list = await desk.news.list(local)
    expect(list).toMatchObject({ origin: 'live', failed: false })
    expect(list.stories.map(({ id, country }) => [isSampleStory({ id }), country])).toEqual([
      [true, 'in'],
      [true, 'us'],
    ])
    await desk.close()
    const fed = openTestNews(db, {
      NEWS_FEEDS: `${feed(`${source.url}/a`)};${feed(`${source.url}/l`, 'Street | local | in | en')}`,
    })
    await fed.round()
    const countries = (await fed.news.list(local)).stories.map(({ id, country }) => [isSampleStory({ id }), country])
    expect(countries.sort()).toEqual([
      [false, 'in'],
      [true, 'us'],
    ])
  })

  test('SOURCES=sample asks nobody and has not failed; SOURCES=live invents nothing', async () => {
    const { db } = await open()
    const source = await startSource({ '/a': rss([{ title: 'One' }]) })
    const env = { NEWS_FEEDS: feed(`${source.url}/a`) }
    const sample = openTestNews(db, { ...env, SOURCES: 'sample' })
    await sample.round()
    expect(await sample.news.list(choice())).toMatchObject({ origin: 'sample', failed: false })
    expect(source.asked).toEqual([])
    source.mode = 'answers 500'
    const live = openTestNews(db, { ...env, SOURCES: 'live' })
    await live.round()
    expect(await live.news.list(choice())).toMatchObject({ origin: 'kept', failed: true, stories: [] })
    expect(await live.news.story('sample-metro')).toBeUndefined()
  })

  test('an article has one id however it is linked; sections and texts are merged, and an undated one keeps its first time', async () => {
    const { db } = await open()
    const undated = '<item><title>Undated</title><link>https://p.example/u</link></item>'
    const at = (title: string, link: string) => ({ title, link })
    const source = await startSource({
      '/front': rss([at('A story', 'http://www.p.example/s/?utm_source=rss&id=1')]).replace(
        '</channel>',
        `${undated}</channel>`,
      ),
      '/section': rss([{ ...at('A story', 'https://p.example/s?id=1#x'), inside: '<description>More</description>' }]),
    })
    const desk = openTestNews(db, {
      NEWS_FEEDS: `${feed(`${source.url}/front`)};${feed(`${source.url}/section`, 'the-hindu | business | in | en')}`,
    })
    await desk.round()
    const both = choice({ categories: ['general', 'business'] })
    const before = await desk.news.list(both)
    expect(before.stories).toHaveLength(2)
    expect(before.stories.find(({ title }) => title === 'A story')).toMatchObject({
      category: 'business',
      description: 'More',
    })
    const first = before.stories.find(({ title }) => title === 'Undated')?.publishedAt
    expect(first).toBe(new Date(START).toISOString())
    desk.time.now += DAY
    await desk.round()
    const after = await desk.news.list(both)
    expect(after.stories.find(({ title }) => title === 'Undated')?.publishedAt).toBe(first)
    expect(after.stories).toEqual(before.stories)
  })

  test('articles that many feeds bring at the same moment are merged, not overwritten', async () => {
    const { db } = await open()
    const about = (category: NewsCategory): ItemsAbout => ({
      ...{ source: { id: null, name: 'P' }, category, country: 'in', language: 'en' },
    })
    const item: NewsItem = {
      ...{ title: 'T', content: null, url: 'https://p.example/a', urlToImage: null, author: null },
      ...{ publishedAt: null, source: null, description: null },
    }
    const ids = Array.from({ length: 30 }, (_, at) => `id-${at}`)
    const now = new Date(START)
    const kept = await Promise.all(
      (['general', 'business', 'general', 'general'] as const).map((category, at) =>
        keepArticles(
          db,
          `feed ${at}`,
          ids.map((id) => articleOf({ ...item, author: at === 2 ? 'Asha' : null }, id, about(category), now)),
          now,
        ),
      ),
    )
    expect(kept.reduce((sum, { added }) => sum + added, 0)).toBe(30)
    const all = await newestArticles(db, 100)
    expect(all).toHaveLength(30)
    expect(new Set(all.map(({ category, author }) => `${category} ${author}`))).toEqual(new Set(['business Asha']))
  })

  test('an article is there for 30 days after its feed has moved on, and no longer', async () => {
    const { db } = await open()
    const source = await startSource({ '/a': rss([{ title: 'Old' }]) })
    const desk = openTestNews(db, { NEWS_FEEDS: feed(`${source.url}/a`) })
    await desk.round()
    const id = (await desk.news.list(generalOnly)).stories[0]?.id ?? ''
    source.files['/a'] = rss([{ title: 'New' }])
    desk.time.now += 11 * MINUTE
    await desk.round()
    await forgetOldArticles(db, new Date(START + 30 * DAY))
    expect((await desk.news.story(id))?.story.title).toBe('Old')
    await forgetOldArticles(db, new Date(START + 31 * DAY))
    expect(await desk.news.story(id)).toBeUndefined()
  })

  test('a new process shows at once what others have brought', async () => {
    const { db } = await open()
    const source = await startSource({ '/a': rss([{ title: 'One' }]) })
    const env = { NEWS_FEEDS: feed(`${source.url}/a`) }
    const first = openTestNews(db, env)
    await first.round()
    await first.close()
    source.mode = 'never answers'
    const second = openTestNews(db, env)
    await second.news.look()
    expect(await second.news.list(generalOnly)).toMatchObject({ origin: 'live', stories: [{ title: 'One' }] })
  })
})
