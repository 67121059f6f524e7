export { Status } from '../goal-parts.tsx'
export { storyOf } from '../goal-words.ts'
export { useGoals } from '../use-goals.ts'
