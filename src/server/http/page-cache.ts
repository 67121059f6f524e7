import type { Prepared } from './prepared.ts'

export type PageCacheOptions = { freshMs: number; staleMs: number; maxBytes: number; now: () => number }

type Kept = { page: Prepared; bytes: number; madeAt: number }

/**
 * Rendered pages, compressed, for a short time. A page older than `freshMs` is still sent while a new one is made; one older than
 * `staleMs` is made before it is sent. However many ask at once, a page is rendered once. The longest unused leave first.
 */
export function createPageCache({ freshMs, staleMs, maxBytes, now }: PageCacheOptions) {
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<Prepared>>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const keep = (key: string, page: Prepared) => {
    drop(key)
    const size = Object.values(page.bodies).reduce((sum, body) => sum + (body?.length ?? 0), key.length)
    kept.set(key, { page, bytes: size, madeAt: now() })
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  const make = (key: string, render: (previous?: Prepared) => Promise<Prepared>) => {
    const started = making.get(key)
    if (started) return started
    const promise = render(kept.get(key)?.page)
      .then((page) => {
        keep(key, page)
        return page
      })
      .finally(() => making.delete(key))
    making.set(key, promise)
    return promise
  }

  return async (key: string, render: (previous?: Prepared) => Promise<Prepared>): Promise<Prepared> => {
    const found = kept.get(key)
    const age = found ? now() - found.madeAt : Number.POSITIVE_INFINITY
    if (!found || age > staleMs) return make(key, render)
    kept.delete(key)
    kept.set(key, found)
    // The old page is good enough for this reader; a failure shows at the next one.
    if (age > freshMs) make(key, render).catch(() => {})
    return found.page
  }
}
