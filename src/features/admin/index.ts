export { Admin } from './admin.tsx'
export { prepareSection } from './sections.ts'
