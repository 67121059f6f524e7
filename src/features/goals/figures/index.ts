export { useGoals } from '../use-goals.ts'
