/** Sources of outside data and their names on screen. */
export const feeds = {
  'amfi-nav': { title: 'AMFI, NAVs of all schemes' },
  'amfi-report': { title: 'AMFI, NAV history report' },
  mfapi: { title: 'mfapi.in' },
  'mfapi-list': { title: 'mfapi.in, list of schemes' },
  'nse-day': { title: 'NSE, end-of-day prices' },
  'nse-lists': { title: 'NSE, companies, symbols and sectors' },
  'bse-day': { title: 'BSE, end-of-day prices' },
  yahoo: { title: 'Yahoo Finance' },
  'yahoo-refresh': { title: 'Yahoo Finance, prices of other exchanges' },
  'news-service': { title: 'Headlines service' },
  'ecb-daily': { title: 'European Central Bank, reference rates of the day' },
  'ecb-history': { title: 'European Central Bank, reference rates since 1999' },
} as const
/** Feeds of newspapers are set by the operator. */
export type NewsFeedId = `news:${string}`
export type FeedId = keyof typeof feeds | NewsFeedId

/** Why a run, or a part of it, changed nothing. Public at /api/feeds and in the run record: no secrets or internals. */
export const feedReasons = {
  unreachable: 'the source could not be reached',
  timeout: 'the source took too long',
  'too-large': 'the source sent more data than allowed',
  'bad-status': 'the source refused',
  'bad-redirect': 'the source redirected to an address that is not allowed',
  'wrong-type': 'the source sent an unexpected kind of file',
  'wrong-encoding': 'the file is not valid text',
  'cut-short': 'the file is incomplete',
  'bad-archive': 'the archive is damaged or of an unsupported kind',
  empty: 'the file is empty',
  'unknown-layout': 'the file has an unknown layout',
  'slow-to-read': 'the file takes too long to read',
  'far-fewer-rows': 'the file has far fewer rows than the last good one',
  'far-more-rejected': 'too many rows of the file are invalid',
  contradictions: 'the file gives many schemes two different values',
  implausible: 'too many values changed by more than 20% at once',
  older: 'the file is older than what we have',
  ahead: 'the file is dated ahead of today',
  'own-fault': 'something went wrong on our side',
} as const
export type FeedReason = keyof typeof feedReasons
