export { useLook } from './use-look-at.ts'
