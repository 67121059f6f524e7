import type { MethodList } from '#domain/api/worker-rpc.ts'
import { readHeadlines } from './read-headlines.ts'
import { readPaper } from './read-paper.ts'

/** What a thread does for the news: files from outside are read beside the pages, never among them. */
export const newsWork = { readPaper, readHeadlines }
export type NewsWork = typeof newsWork

/** A file of 2 MB takes half a second. */
export const newsWorkMethods: MethodList<NewsWork> = { readPaper: 10_000, readHeadlines: 10_000 }
