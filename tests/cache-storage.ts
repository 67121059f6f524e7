const ORIGIN = 'https://banyan.example'
const addressOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, ORIGIN).href

/** The browser's Cache API as far as we use it, in the order of writing as browsers keep it. */
export function cacheStorageInMemory(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const openStore = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, kept)
    return {
      match: async (key: RequestInfo | URL) => kept.get(addressOf(key))?.clone(),
      async put(key: RequestInfo | URL, response: Response) {
        const copy = new Response(await response.arrayBuffer(), { headers: response.headers })
        kept.delete(addressOf(key))
        kept.set(addressOf(key), copy)
      },
      delete: async (key: RequestInfo | URL) => kept.delete(addressOf(key)),
      keys: async () => [...kept.keys()].map((address) => new Request(address)),
    } as unknown as Cache
  }
  return {
    open: async (name: string) => openStore(name),
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    async match(key: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) {
      const names = cacheName === undefined ? [...stores.keys()] : [cacheName].filter((name) => stores.has(name))
      return names.map((name) => stores.get(name)?.get(addressOf(key))?.clone()).find(Boolean)
    },
  } as unknown as CacheStorage
}
