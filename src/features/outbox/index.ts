export { WaitingWrites } from './waiting-writes.tsx'
