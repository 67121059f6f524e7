export { MapTilesContext } from './tiles-context.ts'
