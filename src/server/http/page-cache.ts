import type { CachedResponse } from './cached-response.ts'

export type PageCacheOptions = {
  readonly freshMs: number
  readonly staleMs: number
  readonly maxBytes: number
  readonly now: () => number
  /** Runs after the readers of a page have fetched its files. */
  readonly later: (act: () => void) => void
  /** The same page with fewer bytes. Rejects if there is too much to do. */
  readonly recompress: (page: CachedResponse) => Promise<CachedResponse>
}

/** State that a page's script fetches; it belongs to exactly that page. */
export type PageState = { readonly address: string; readonly answer: CachedResponse }
export type MadePage = { readonly page: CachedResponse; readonly state?: PageState | undefined }

/** Renders a page, given the one it replaces. */
export type MakePage = (previous: MadePage | undefined) => Promise<MadePage>

/** `before`: the previous page's state, for those who have just received that page. */
type Kept = {
  page: CachedResponse
  state: PageState | undefined
  before: PageState | undefined
  bytes: number
  madeAt: number
}

/**
 * Rendered pages, compressed. Older than `freshMs`: sent and re-rendered later; older than `staleMs`: re-rendered
 * first. Concurrent requests share one render. A page requested again is recompressed, its state too. LRU eviction.
 */
export function createPageCache({ freshMs, staleMs, maxBytes, now, later, recompress }: PageCacheOptions) {
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<MadePage>>()
  const due = new Set<string>()
  /** Being rendered while `forget` was called: sent, but rendered anew for the next reader. */
  const outdated = new Set<string>()
  /** Recompressed, or about to be. */
  const smallest = new WeakSet<CachedResponse>()
  let bytes = 0

  function drop(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  /** Its state is kept for those who have just received the page. */
  function expire(key: string) {
    const found = kept.get(key)
    if (found) found.madeAt = Number.NEGATIVE_INFINITY
  }

  function keep(key: string, { page, state }: MadePage) {
    const last = kept.get(key)
    const before = last?.state?.address === state?.address ? last?.before : last?.state
    drop(key)
    const size = key.length + sizeOf(page) + sizeOf(state?.answer) + sizeOf(before?.answer)
    kept.set(key, { page, state, before, bytes: size, madeAt: now() })
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  function make(key: string, render: MakePage) {
    const started = making.get(key)
    if (started) return started
    const promise = render(kept.get(key))
      .then((made) => {
        // A failure is sent to those waiting, and the next request tries again.
        if (made.page.status < 500) keep(key, made)
        if (outdated.has(key)) expire(key)
        return made
      })
      .finally(() => {
        making.delete(key)
        outdated.delete(key)
      })
    making.set(key, promise)
    return promise
  }

  /** A failure shows at the next request. */
  function renew(key: string, render: MakePage) {
    if (due.has(key)) return
    due.add(key)
    later(() => {
      make(key, render)
        .catch(() => {})
        .finally(() => due.delete(key))
    })
  }

  /** Once, later, and only if it is still there then. If declined, the next request tries again. */
  function shrink(key: string, page: CachedResponse) {
    if (smallest.has(page)) return
    smallest.add(page)
    const declined = () => void smallest.delete(page)
    later(() => {
      if (kept.get(key)?.page !== page) return declined()
      recompress(page).then((smaller) => {
        smallest.add(smaller)
        const found = kept.get(key)
        // Re-rendered with a change meanwhile, or evicted.
        if (found?.page !== page) return
        found.page = smaller
        count(found, sizeOf(smaller) - sizeOf(page))
        return shrinkState(key, found)
      }, declined)
    })
  }

  /** After its page: whoever asks for one fetches the other. */
  async function shrinkState(key: string, found: Kept) {
    const { state } = found
    if (!state || smallest.has(state.answer)) return
    smallest.add(state.answer)
    const answer = await recompress(state.answer).catch(() => undefined)
    if (!answer) return void smallest.delete(state.answer)
    smallest.add(answer)
    if (kept.get(key)?.state !== state) return
    found.state = { ...state, answer }
    count(found, sizeOf(answer) - sizeOf(state.answer))
  }

  function count(found: Kept, more: number) {
    found.bytes += more
    bytes += more
  }

  function touch(key: string, found: Kept) {
    kept.delete(key)
    kept.set(key, found)
    shrink(key, found.page)
    return found.page
  }

  const ageOf = (key: string) => now() - (kept.get(key)?.madeAt ?? Number.NEGATIVE_INFINITY)

  return {
    /** The page if it can be sent at once: fresh, or its renewal is scheduled. */
    fresh(key: string): CachedResponse | undefined {
      const found = kept.get(key)
      return found && ageOf(key) <= (due.has(key) ? staleMs : freshMs) ? touch(key, found) : undefined
    },

    /** Expires pages whose content has changed: the next reader gets a new one. */
    forget(isChanged: (key: string) => boolean) {
      for (const key of [...kept.keys()].filter(isChanged)) expire(key)
      for (const key of making.keys()) if (isChanged(key)) outdated.add(key)
    },

    async get(key: string, render: MakePage): Promise<CachedResponse> {
      const found = kept.get(key)
      const age = ageOf(key)
      if (!found || age > staleMs) {
        const { page } = await make(key, render)
        if (page === found?.page) shrink(key, page)
        return page
      }
      // Still good enough for this reader.
      if (age > freshMs) renew(key, render)
      return touch(key, found)
    },

    /** The state of a sent page by its address. If unknown and the page may have changed, re-renders. */
    async state(key: string, address: string, render: MakePage): Promise<CachedResponse | undefined> {
      const known = () => {
        const { state, before } = kept.get(key) ?? {}
        return [state, before].find((one) => one?.address === address)?.answer
      }
      if (!known() && ageOf(key) > freshMs) await make(key, render)
      return known()
    },
  }
}

const sizeOf = (answer: CachedResponse | undefined) =>
  Object.values(answer?.forms ?? {}).reduce((sum, form) => sum + (form?.body.length ?? 0), 0)
