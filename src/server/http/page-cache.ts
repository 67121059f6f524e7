import type { CachedResponse } from './cached-response.ts'

export type PageCacheOptions = {
  readonly freshMs: number
  readonly staleMs: number
  readonly maxBytes: number
  readonly now: () => number
  /** Does it when those who have just got a page have got its files as well. */
  readonly later: (act: () => void) => void
}

/** What a page's script fetches after the page. It belongs to exactly that page. */
export type PageState = { readonly address: string; readonly answer: CachedResponse }
export type MadePage = { readonly page: CachedResponse; readonly state?: PageState | undefined }

/** Makes a page anew, knowing the one it replaces and whether somebody waits for it. */
export type MakePage = (previous: MadePage | undefined, awaited: boolean) => Promise<MadePage>

/** `before`: the state of the page that this one replaced, for those who have just got that. */
type Kept = MadePage & { before: PageState | undefined; bytes: number; madeAt: number }

/**
 * Rendered pages, compressed, for a short time. A page older than `freshMs` is still sent, and made anew later; one older than `staleMs` is
 * made before it is sent. However many ask at once, a page is rendered once. The longest unused leave first.
 */
export function createPageCache({ freshMs, staleMs, maxBytes, now, later }: PageCacheOptions) {
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<MadePage>>()
  const due = new Set<string>()
  let bytes = 0

  function drop(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
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

  function make(key: string, render: MakePage, awaited: boolean) {
    const started = making.get(key)
    if (started) return started
    const promise = render(kept.get(key), awaited)
      .then((made) => {
        // A page that could not be made is told to those who wait, and tried again by the next.
        if (made.page.status < 500) keep(key, made)
        return made
      })
      .finally(() => making.delete(key))
    making.set(key, promise)
    return promise
  }

  /** A failure shows at the next one who asks. */
  function renew(key: string, render: MakePage) {
    if (due.has(key)) return
    due.add(key)
    later(() => {
      make(key, render, false)
        .catch(() => {})
        .finally(() => due.delete(key))
    })
  }

  function touch(key: string, found: Kept) {
    kept.delete(key)
    kept.set(key, found)
    return found.page
  }

  const ageOf = (key: string) => now() - (kept.get(key)?.madeAt ?? Number.NEGATIVE_INFINITY)

  return {
    /** The page if it can be sent at once: it is fresh, or its renewal is on the way. */
    fresh(key: string): CachedResponse | undefined {
      const found = kept.get(key)
      return found && ageOf(key) <= (due.has(key) ? staleMs : freshMs) ? touch(key, found) : undefined
    },

    async get(key: string, render: MakePage): Promise<CachedResponse> {
      const found = kept.get(key)
      const age = ageOf(key)
      if (!found || age > staleMs) return (await make(key, render, true)).page
      // Good enough for this reader.
      if (age > freshMs) renew(key, render)
      return touch(key, found)
    },

    /** The state of a page that was sent, by its address. Where it is not known and the page may have changed, that is made again. */
    async state(key: string, address: string, render: MakePage): Promise<CachedResponse | undefined> {
      const known = () => {
        const { state, before } = kept.get(key) ?? {}
        return [state, before].find((one) => one?.address === address)?.answer
      }
      if (!known() && ageOf(key) > freshMs) await make(key, render, true)
      return known()
    },
  }
}

const sizeOf = (answer: CachedResponse | undefined) =>
  Object.values(answer?.forms ?? {}).reduce((sum, form) => sum + (form?.body.length ?? 0), 0)
