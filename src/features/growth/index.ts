export { Growth } from './growth-form.tsx'
export { type GrowthSearch, growthSearch } from './growth-search.ts'
