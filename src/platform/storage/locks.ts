export const hasLocks = () => typeof navigator !== 'undefined' && navigator.locks !== undefined

/** One tab at a time. Where the browser has no locks, tabs that write at the same moment find out by the storage event. */
export async function alone<R>(name: string, work: () => R | Promise<R>): Promise<R> {
  return hasLocks() ? navigator.locks.request(name, async () => work()) : work()
}
