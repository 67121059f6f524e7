export { Compare } from './compare.tsx'
export { loadCompared } from './compare-queries.ts'
