import type { Feed, FeedTools } from '../feeds/feed.ts'
import { unchangedSince } from '../feeds/feed-checks.ts'
import type { OutsideLimits } from '../feeds/outside-fetch.ts'
import { keepItems } from './keep-items.ts'
import type { PaperFeed } from './news-feed-list.ts'
import type { NewsReader } from './news-reader.ts'

const MINUTE_MS = 60_000
const limits: OutsideLimits = {
  ms: 10_000,
  bytes: 2_000_000,
  types: /xml|rss|atom|^text\/plain|^application\/(feed\+)?json|^application\/octet-stream/i,
}

/** RSS or Atom of a newspaper. */
export function paperFeed({ id, address, about }: PaperFeed, reader: NewsReader): Feed {
  return {
    id,
    everyMs: 10 * MINUTE_MS,
    async run({ db, now, fetchIfChanged, lastGood }: FeedTools) {
      const answer = await fetchIfChanged(address, limits)
      if (answer === 'unchanged') return unchangedSince(lastGood)
      const read = await reader.readPaper(answer.bytes, answer.type, address, now.getTime())
      const { rows, added, changed, rejected, dataDay } = await keepItems(db, id, read, () => about, now)
      return { rows, added, changed, rejected, dataDay }
    },
  }
}
