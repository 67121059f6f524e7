export { useDueCount } from './use-due-count.ts'
