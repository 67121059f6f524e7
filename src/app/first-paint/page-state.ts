import { createHash } from 'node:crypto'

/** Moments that Start (`u`) and Query write into the state. */
const TIMES = /\b(u|dehydratedAt|dataUpdatedAt|errorUpdatedAt):\d+/g

export const withoutTimes = (state: string) => state.replaceAll(TIMES, '')

/** States that differ in nothing but moments have one hash, so that a page rendered again keeps its address and tag. */
export const stateHash = (state: string) =>
  createHash('sha256').update(withoutTimes(state)).digest('base64url').slice(0, 16)

/** The framework's own helpers in the state are indented. In its strings tabs and line ends are escaped. */
export const withoutIndents = (state: string) => state.replaceAll(/\n\t+/g, '\n')
