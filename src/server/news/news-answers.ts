import type { FeedId } from '#catalogue/feeds.ts'
import type { NewsChoice } from '#domain/news/news-choice.ts'
import type { NewsList } from '#domain/news/news-list.ts'
import type { StoryAnswer } from '#domain/news/story.ts'
import type { PictureWidth } from '#domain/news/story-picture.ts'

/** What the API says of the news. It never waits for a source. */
export type NewsAnswers = {
  /** All sources of all data, by their names on screen. */
  readonly feedTitles: ReadonlyMap<FeedId, string>
  list(choice: NewsChoice): Promise<NewsList>
  story(id: string): Promise<StoryAnswer | undefined>
  /** WebP; nothing where the article has no picture that can be shown. */
  picture(id: string, width: PictureWidth): Promise<Uint8Array<ArrayBuffer> | undefined>
}
