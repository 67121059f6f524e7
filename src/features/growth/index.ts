export { Growth } from './growth-form.tsx'
export type { GrowthSearch } from './growth-search.ts'
