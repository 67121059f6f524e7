import type { Prepared } from './prepared.ts'

export type PageCacheOptions = { freshMs: number; staleMs: number; maxBytes: number; now: () => number }

/** Makes a page anew, knowing the one it replaces and whether somebody waits for it. */
export type MakePage = (previous: Prepared | undefined, awaited: boolean) => Promise<Prepared>

type Kept = { page: Prepared; bytes: number; madeAt: number }

/**
 * Rendered pages, compressed, for a short time. A page older than `freshMs` is still sent while a new one is made; one older than
 * `staleMs` is made before it is sent. However many ask at once, a page is rendered once. The longest unused leave first.
 */
export function createPageCache({ freshMs, staleMs, maxBytes, now }: PageCacheOptions) {
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<Prepared>>()
  let bytes = 0

  function drop(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, page: Prepared) {
    drop(key)
    const size = Object.values(page.forms).reduce((sum, form) => sum + (form?.body.length ?? 0), key.length)
    kept.set(key, { page, bytes: size, madeAt: now() })
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  function make(key: string, render: MakePage, awaited: boolean) {
    const started = making.get(key)
    if (started) return started
    const promise = render(kept.get(key)?.page, awaited)
      .then((page) => {
        // A page that could not be made is told to those who wait, and tried again by the next.
        if (page.status < 500) keep(key, page)
        return page
      })
      .finally(() => making.delete(key))
    making.set(key, promise)
    return promise
  }

  function touch(key: string, found: Kept) {
    kept.delete(key)
    kept.set(key, found)
    return found.page
  }

  return {
    /** The page if it can be sent at once and needs no renewal. */
    fresh(key: string): Prepared | undefined {
      const found = kept.get(key)
      return found && now() - found.madeAt <= freshMs ? touch(key, found) : undefined
    },

    async get(key: string, render: MakePage): Promise<Prepared> {
      const found = kept.get(key)
      const age = found ? now() - found.madeAt : Number.POSITIVE_INFINITY
      if (!found || age > staleMs) return make(key, render, true)
      // The old page is good enough for this reader; a failure shows at the next one.
      if (age > freshMs) make(key, render, false).catch(() => {})
      return touch(key, found)
    },
  }
}
