import { databases } from '#platform/browser/browser-doors.ts'

/** The little of the databases that every page has: their names, and whether there is one. */
export const CACHE_NAME = 'banyan-cache'
export const OUTBOX_NAME = 'banyan-outbox'

export const hasCache = () => has(CACHE_NAME)
export const hasOutbox = () => has(OUTBOX_NAME)

/** Looks without making one. */
async function has(database: string): Promise<boolean> {
  try {
    return ((await databases()?.databases()) ?? []).some(({ name }) => name === database)
  } catch {
    return false
  }
}
