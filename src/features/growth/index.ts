export type { GrowthSearch } from '#domain/money/growth-search.ts'
export { Growth } from './growth-form.tsx'
