import { done, factory } from './disk.ts'

export type Connection = {
  /** Throws if IndexedDB is unavailable. */
  transaction(mode: IDBTransactionMode): Promise<IDBTransaction>
  isOpen(): boolean
  /** Deletes the database from disk. */
  remove(): Promise<void>
}

/** One connection per database and tab, opened at first use and reopened after it was closed or failed. */
export function connectionTo(name: string, stores: Readonly<Record<string, IDBObjectStoreParameters>>): Connection {
  let opened: Promise<IDBDatabase> | undefined

  const open = async (forget: () => void): Promise<IDBDatabase> => {
    const request = factory().open(name, 1)
    request.onupgradeneeded = () => {
      for (const [store, options] of Object.entries(stores)) request.result.createObjectStore(store, options)
    }
    const database = await done(request)
    // Another tab deletes it, a newer version upgrades it, or the browser closed it.
    database.onversionchange = database.onclose = () => {
      forget()
      database.close()
    }
    return database
  }
  const connect = (): Promise<IDBDatabase> => {
    if (opened) return opened
    const forget = () => {
      if (opened === opening) opened = undefined
    }
    const opening = open(forget)
    opened = opening
    opening.catch(forget)
    return opening
  }
  const begin = async (mode: IDBTransactionMode) => (await connect()).transaction(Object.keys(stores), mode)

  return {
    async transaction(mode) {
      try {
        return await begin(mode)
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
        // Closed just now.
        opened = undefined
        return begin(mode)
      }
    },
    isOpen: () => opened !== undefined,
    async remove() {
      const before = opened
      opened = undefined
      const database = await before?.catch(() => undefined)
      database?.close()
      await done(factory().deleteDatabase(name))
    },
  }
}
