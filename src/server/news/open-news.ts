import { listedStories, storyOf } from '#domain/news/build-news-list.ts'
import { type NewsChoice, newsAddressOf } from '#domain/news/news-choice.ts'
import type { NewsList } from '#domain/news/news-list.ts'
import { relatedTo } from '#domain/news/related-stories.ts'
import { sampleArticles } from '#domain/news/sample-articles.ts'
import { isSampleStory } from '#domain/news/sample-story.ts'
import type { Database } from '../db/database.ts'
import type { Sources } from '../environment.ts'
import type { Feed } from '../feeds/feed.ts'
import type { Log } from '../log.ts'
import { keptArticle } from './article-collection.ts'
import { headlinesFeed } from './headlines-feed.ts'
import type { NewsAnswers } from './news-answers.ts'
import { feedTitles } from './news-feed-list.ts'
import { startNewsReader } from './news-reader.ts'
import { createNewsWants } from './news-wants.ts'
import { paperFeed } from './paper-feed.ts'
import type { Pictures } from './pictures.ts'
import { sampleNews } from './sample-news.ts'
import { watchNews } from './watched-news.ts'

/** The news with its sources. */
export type News = NewsAnswers & {
  readonly feeds: readonly Feed[]
  /** Looks what sources have brought, here or in another process. */
  look(): Promise<void>
  stop(): Promise<void>
}

type Parts = {
  readonly db: Database
  readonly sources: Pick<Sources, 'mode' | 'news' | 'newsFeeds'>
  readonly clock: () => Date
  readonly log: Log
  readonly pictures: Pictures
}

const MOST_LISTS = 300

/** Answers come from memory: no reader waits for a source, however it fails. */
export function openNews({ db, sources, clock, log, pictures }: Parts): News {
  const { mode } = sources
  const { service, papers } = mode === 'sample' ? { papers: [] } : { service: sources.news, papers: sources.newsFeeds }
  const reader = startNewsReader()
  const failed = (cause: unknown) => log.error('news failed', { cause })
  const onRecorded = () => void watched.look().catch(failed)
  const feeds: readonly Feed[] = [
    ...(service ? [headlinesFeed(service, reader)] : []),
    ...papers.map((paper) => paperFeed(paper, reader)),
  ].map((feed) => ({ ...feed, onRecorded }))
  const lists = new Map<string, NewsList>()
  const watched = watchNews(
    db,
    feeds.map(({ id }) => id),
    clock,
    () => lists.clear(),
  )
  const want = createNewsWants(db, clock)
  const sample = sampleNews(clock)

  const made = async (choice: NewsChoice): Promise<NewsList> => {
    const { groups, ...state } = watched.current()
    const invented = await sample.list(choice)
    const known = { failed: state.failed, asOf: state.asOf ?? invented.asOf, nextAt: state.nextAt ?? invented.nextAt }
    if (groups.length > 0) {
      const stories = listedStories([...groups, ...localSamples(choice)], choice)
      return { stories, origin: state.failed ? 'kept' : 'live', ...known }
    }
    return mode === 'live' ? { stories: [], origin: 'kept', ...known } : { ...invented, ...known }
  }
  /** Local news are samples, also beside live ones, unless a local feed of that country is set up. */
  const localSamples = ({ countries }: NewsChoice) => {
    const isFed = (country: string) =>
      papers.some(({ about }) => about.category === 'local' && about.country === country)
    const missing: readonly string[] = mode === 'live' ? [] : countries.filter((country) => !isFed(country))
    return sampleArticles(clock()).flatMap((article) =>
      article.category === 'local' && missing.includes(article.country) ? [[article]] : [],
    )
  }

  return {
    feeds,
    feedTitles: feedTitles(papers),
    look: watched.look,
    async list(choice) {
      if (service) void want(choice).catch(failed)
      const key = Object.values(newsAddressOf(choice)).join('|')
      const list = lists.get(key) ?? (await made(choice))
      // Without a source nobody looks, and the list of samples is made anew.
      if (feeds.length > 0 && lists.size < MOST_LISTS) lists.set(key, list)
      return list
    },
    async story(id) {
      if (isSampleStory({ id })) return mode === 'live' ? undefined : sample.story(id)
      const article = await keptArticle(db, id)
      if (!article) return undefined
      const { groups, groupOf } = watched.current()
      const own = groupOf.get(id) ?? []
      const others = groups.flatMap((group) => (group !== own && group[0] ? [group[0]] : []))
      const related = relatedTo(article, others).map((one) => storyOf(one, groupOf.get(one.id) ?? []))
      return { story: { ...storyOf(article, own), content: article.content }, related }
    },
    async picture(id, width) {
      const listed = watched
        .current()
        .groupOf.get(id)
        ?.find((one) => one.id === id)
      const address = (listed ?? (await keptArticle(db, id)))?.urlToImage
      return address ? pictures.get(id, address, width) : undefined
    },
    stop: reader.stop,
  }
}
