export type { GrowthSearch } from '#domain/growth-search.ts'
export { Growth } from './growth-form.tsx'
