import { databases } from '#platform/browser/browser-doors.ts'

/** Database names and an existence check: the only part in every page's first script. */
export const CACHE_NAME = 'banyan-cache'
export const OUTBOX_NAME = 'banyan-outbox'

export const hasCache = () => has(CACHE_NAME)
export const hasOutbox = () => has(OUTBOX_NAME)

/** Checks without creating it. */
async function has(database: string): Promise<boolean> {
  try {
    return ((await databases()?.databases()) ?? []).some(({ name }) => name === database)
  } catch {
    return false
  }
}
