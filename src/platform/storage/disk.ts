import { databases } from '#platform/browser/browser-doors.ts'

/** IndexedDB as promises. Not part of the first script. */

/** Some browsers never answer: counts as no disk. */
const PATIENCE_MS = 2_000

/** Undefined if blocked, full, broken or silent. */
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

/** Throws if unavailable. */
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

/** Resolves once the transaction is committed. */
export function finished(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error)
  })
  // Readers do not wait for the commit.
  end.catch(() => {})
  return end
}
