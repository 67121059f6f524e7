import { vi } from 'vitest'

type FakeRequest = {
  result?: unknown
  error?: unknown
  onupgradeneeded?: () => void
  onsuccess?: () => void
  onerror?: () => void
}

/** A connection, usable until it is closed. */
type FakeDatabase = {
  onclose?: () => void
  onversionchange?: () => void
  closed: boolean
  close(): void
  createObjectStore(name: string): void
  transaction(names: readonly string[], mode: string): { names: readonly string[]; mode: string }
}

/** Opening, closing and deleting of IndexedDB databases: no entries. */
export function stubDatabases() {
  const stores = new Map<string, Set<string>>()
  const connections: (FakeDatabase & { name: string })[] = []
  const self = { refuses: false }
  const connect = (name: string): FakeDatabase & { name: string } => ({
    name,
    closed: false,
    close() {
      this.closed = true
    },
    createObjectStore: (store) => stores.get(name)?.add(store),
    transaction(names, mode) {
      if (this.closed) throw new DOMException('The connection is closing', 'InvalidStateError')
      if (!names.every((one) => stores.get(name)?.has(one))) throw new DOMException('No such store', 'NotFoundError')
      return { names, mode }
    },
  })
  const answer = (request: FakeRequest, result: () => unknown) => {
    queueMicrotask(() => {
      if (self.refuses) {
        request.error = new DOMException('refused', 'UnknownError')
        return request.onerror?.()
      }
      request.result = result()
      request.onsuccess?.()
    })
    return request
  }
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      const request: FakeRequest = {}
      return answer(request, () => {
        const database = connect(name)
        connections.push(database)
        request.result = database
        if (!stores.has(name)) {
          stores.set(name, new Set())
          request.onupgradeneeded?.()
        }
        return database
      })
    },
    deleteDatabase: (name: string) =>
      answer({}, () => {
        for (const one of connections) if (one.name === name && !one.closed) one.onversionchange?.()
        const blocked = connections.some((one) => one.name === name && !one.closed)
        if (blocked) throw new Error('A connection blocks the deletion')
        stores.delete(name)
      }),
    databases: async () => [...stores.keys()].map((name) => ({ name })),
  })
  return Object.assign(self, { connections, names: () => [...stores.keys()] })
}
