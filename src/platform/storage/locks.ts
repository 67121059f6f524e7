const hasLocks = () => typeof navigator !== 'undefined' && navigator.locks !== undefined

/** One tab at a time, where the browser has locks. */
export async function alone<R>(name: string, work: () => R | Promise<R>): Promise<R> {
  return hasLocks() ? navigator.locks.request(name, async () => work()) : work()
}
