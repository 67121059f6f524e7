import { startWorkThread, threadFile } from '../market/work-thread.ts'
import { type NewsWork, newsWorkMethods } from './news-work.ts'
import type { ReadItems } from './read-items.ts'

export type NewsReader = {
  readonly readPaper: (...args: Parameters<NewsWork['readPaper']>) => Promise<ReadItems>
  readonly readHeadlines: (...args: Parameters<NewsWork['readHeadlines']>) => Promise<ReadItems>
  stop(): Promise<void>
}

/** Reads files on a thread, one after the other: a file that never ends takes no other one with it. */
export function startNewsReader(): NewsReader {
  const thread = startWorkThread(threadFile(import.meta.url, 'news-thread-entry'), newsWorkMethods, {
    isBackground: true,
  })
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
  return {
    readPaper: (...args) => inTurn(() => thread.readPaper(...args)),
    readHeadlines: (...args) => inTurn(() => thread.readHeadlines(...args)),
    stop: thread.stop,
  }
}
