export const CACHE_NAME = 'banyan-cache'

/** Looks without making one, and without the code of the cache. */
export async function hasCache(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === CACHE_NAME)
  } catch {
    return false
  }
}
