import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { readEnvironment } from '#server/environment.ts'
import { startFeeds } from '#server/feeds/feed-schedule.ts'
import { createLog } from '#server/log.ts'
import { openNews } from '#server/news/open-news.ts'
import { openPictures } from '#server/news/pictures.ts'

export const START = Date.parse('2026-11-18T06:00:00Z')
export const MINUTE = 60_000

/** The news over a database, with sources of a test and a clock that it moves. */
export function openTestNews(db: Database, env: Record<string, string>, time = { now: START }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-news-'))
  const lines: string[] = []
  const log = createLog('info', (text) => lines.push(text))
  const clock = () => new Date(time.now)
  // Sources of a test are on this machine, and so are the pictures that they name.
  const pictures = openPictures({ dataDir, clock, mayReach: () => true })
  const { sources } = readEnvironment({ NEWS_FEEDS: 'off', ...env })
  const news = openNews({ db, sources, clock, log, pictures })
  const schedule = startFeeds(news.feeds, { db, clock, log })
  const close = async () => {
    await schedule.stop()
    await news.stop()
  }
  onTestFinished(async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    news,
    time,
    dataDir,
    close,
    logged: () => {
      log.flush()
      return lines.join('')
    },
    /** Asks all sources that are due, and looks what they brought. */
    round: async () => {
      await schedule.look()
      await news.look()
    },
  }
}
