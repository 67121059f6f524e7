export { Credits, HowComputed, StoredWhere } from './about-text.tsx'
export { FeedsNow, feedsNowQuery } from './feeds-now.tsx'
