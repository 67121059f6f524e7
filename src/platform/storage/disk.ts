import { databases } from '#platform/browser/browser-doors.ts'

/** IndexedDB as promises. Every page's first script does without it. */

/** A disk that does not answer by then is as good as none. */
const PATIENCE_MS = 2_000

/** Blocked, full, broken, silent: nothing. */
export async function onDisk<T>(work: () => Promise<T>, onSilence?: () => void): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const giveUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      onSilence?.()
      resolve(undefined)
    }, PATIENCE_MS)
  })
  try {
    return await Promise.race([work(), giveUp])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Throws where the browser has none. */
export function factory(): IDBFactory {
  const found = databases()
  if (!found) throw new Error('This browser keeps no databases')
  return found
}

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** What was written is on the disk, not on its way there. */
export function finished(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error)
  })
  // Whoever reads does not wait for the end.
  end.catch(() => {})
  return end
}
