export { goalsAhead } from './figures-now.ts'
export { Goals } from './goals.tsx'
