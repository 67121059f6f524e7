export { type Reached, useReachedTargets } from './use-reached-targets.ts'
