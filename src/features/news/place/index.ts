export { LocalPlace } from './local-place.tsx'
export { useNear } from './use-near.ts'
