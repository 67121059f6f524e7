import { copyTypeOfPath } from '#domain/kept/copied-pages.ts'
import { COPY_TYPE_HEADER, copyTypeOf, isUsable, mayCopy, type PageCopy } from '#domain/kept/offline-copy.ts'
import {
  buildOf,
  filesOf,
  isOfflineCache,
  pagesOf,
  readBuildInUse,
  readOfflineSettings,
  removeOffline,
  writeBuildInUse,
} from '#platform/storage/offline-caches.ts'

const KEPT_AT = 'x-kept-at'
const STATE = 'x-page-state'
/** Any guarded page: the server sends shell and spinner, and the browser draws the page of the address. */
const SHELL = '/wishlist'
const MOST_PAGES = 100

export type CopyParts = {
  readonly stores: CacheStorage
  readonly ask: (address: string) => Promise<Response>
  readonly now: () => number
  readonly build: string
}

/** Copies of pages and of the files they need, as far as the person allows. */
export function openPageCopies({ stores, ask, now, build }: CopyParts) {
  const settings = () => readOfflineSettings(stores)
  const pages = () => stores.open(pagesOf(build))

  async function addFile(address: string): Promise<void> {
    if (await stores.match(address, { ignoreVary: true })) return
    const response = await ask(address)
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    await (await stores.open(filesOf(build))).put(address, response)
  }

  /** The page with its state and files, or nothing: a page without them would stay dead. */
  async function addPage(address: string, response: Response, copy: PageCopy): Promise<void> {
    const html = await response.text()
    const { files, state } = needsOf(html)
    await Promise.all(files.map(addFile))
    const answer = state ? await ask(state) : undefined
    if (answer && !answer.ok) return
    const headers = withoutEncoding(response.headers)
    headers.set(KEPT_AT, String(copy.at))
    headers.set(STATE, state)
    // The page first: a state that no page names is removed.
    const cache = await pages()
    await cache.put(address, new Response(html, { headers }))
    if (answer) await cache.put(state, answer)
  }

  /** Decided by our own header: `/admin` and other pages of one person have none. */
  async function store(address: string, response: Response): Promise<void> {
    const allowed = await settings()
    const type = copyTypeOf(response.headers.get(COPY_TYPE_HEADER))
    if (!allowed || !type || !mayCopy(allowed, type) || response.status !== 200) return
    try {
      await addPage(address, response, { type, at: now() })
      await prune()
    } finally {
      await obey()
    }
  }

  /** Opened by a link: the server has not seen the address. Its parameters say what the person looks for. */
  async function visit(address: string): Promise<void> {
    const { pathname } = new URL(address, 'https://page.invalid')
    const allowed = await settings()
    const type = copyTypeOfPath(pathname)
    if (allowed && type && mayCopy(allowed, type)) await store(pathname, await ask(pathname))
  }

  /** The choice was withdrawn while something was stored. */
  async function obey(): Promise<void> {
    if (!(await settings())) await removeOffline(stores)
  }

  /** What every page needs, so that an address that was never opened gets an answer too. */
  async function storeShell(): Promise<void> {
    if (!(await settings())) return
    const response = await ask(SHELL)
    if (!response.ok) throw new Error(`${SHELL}: ${response.status}`)
    await addPage(SHELL, response, { type: 'always', at: now() }).finally(obey)
  }

  /** The copy of this address, or the shell, which draws the page from what this browser has. */
  async function find(address: string): Promise<Response | undefined> {
    const allowed = await settings()
    if (!allowed) return undefined
    const kept = address === SHELL ? undefined : await matchPage(address)
    if (kept && isUsable(allowed, copyOf(kept), now())) return withMark(kept, kept.headers.get(KEPT_AT) ?? '0')
    return shell()
  }

  async function shell(): Promise<Response | undefined> {
    const kept = await matchPage(SHELL)
    return kept && withMark(kept, '0')
  }

  /** The newest build's copy first. */
  async function matchPage(address: string): Promise<Response | undefined> {
    const names = (await stores.keys()).filter((name) => name.startsWith(pagesOf('')))
    for (const name of [pagesOf(build), ...names.toReversed()]) {
      const kept = await stores.match(address, { cacheName: name, ignoreVary: true })
      if (kept) return kept
    }
    return undefined
  }

  /** Files have a content hash in their name: any copy is the right one. Most are of this build. */
  async function findFile(address: string): Promise<Response | undefined> {
    const own = address.startsWith('/assets/') ? filesOf(build) : pagesOf(build)
    const found = await stores.match(address, { cacheName: own, ignoreVary: true })
    return found ?? stores.match(address, { ignoreVary: true })
  }

  async function storeFile(address: string, response: Response): Promise<void> {
    if (!(await settings())) return
    await (await stores.open(filesOf(build))).put(address, response)
    await obey()
  }

  /** One at a time; what is there already is skipped: each page that opens asks for this. */
  async function fill(files: readonly string[]): Promise<void> {
    if (!(await settings())) return
    const kept = new Set((await (await stores.open(filesOf(build))).keys()).map(({ url }) => new URL(url).pathname))
    for (const file of files.filter((each) => !kept.has(each))) {
      if (!(await settings())) break
      await addFile(file).catch(() => {})
    }
    await obey()
  }

  /** Removes what is no longer allowed, too old or too much. */
  async function prune(): Promise<void> {
    const allowed = await settings()
    for (const name of (await stores.keys()).filter((each) => each.startsWith(pagesOf('')))) {
      const cache = await stores.open(name)
      const entries = await Promise.all(
        (await cache.keys()).map(async ({ url }) => ({ url, page: await cache.match(url) })),
      )
      const kept = entries.filter(({ page }) => page?.headers.has(KEPT_AT))
      const visited = kept.filter(({ url }) => new URL(url).pathname !== SHELL)
      const over = visited.length - MOST_PAGES
      const gone = new Set(
        visited
          .filter(({ page }, at) => !page || at < over || !allowed || !isUsable(allowed, copyOf(page), now()))
          .map(({ url }) => url),
      )
      const named = kept
        .filter(({ url }) => !gone.has(url))
        .map(({ url, page }) => new URL(page?.headers.get(STATE) ?? '', url).href)
      for (const { url } of entries)
        if (new URL(url).pathname.startsWith('/page-state/') && !named.includes(url)) gone.add(url)
      for (const url of gone) await cache.delete(url)
    }
  }

  /** Keeps this build and the one that was in use: its pages may still be open. Others were never taken. */
  async function removeOldBuilds(): Promise<void> {
    const names = (await stores.keys()).filter((name) => isOfflineCache(name) && buildOf(name))
    const before = (await readBuildInUse(stores)) ?? names.map(buildOf).findLast((each) => each !== build)
    if (await settings()) await writeBuildInUse(stores, build).finally(obey)
    await Promise.all(
      names.filter((name) => ![build, before].includes(buildOf(name))).map((name) => stores.delete(name)),
    )
  }

  return { settings, store, visit, storeShell, find, shell, findFile, storeFile, fill, prune, removeOldBuilds }
}

export type PageCopies = ReturnType<typeof openPageCopies>

/** As `app/first-paint/` writes them at the end of a page. */
function needsOf(html: string): { files: string[]; state: string } {
  const [, fonts = ''] = /\bdata-fonts="([^"]*)"/.exec(html) ?? []
  const [, files = '', style = '', state = ''] =
    /<script data-files="([^"]*)" data-style="([^"]*)" data-state="([^"]*)"/.exec(html) ?? []
  return { files: `${files} ${style} ${fonts}`.split(' ').filter(Boolean), state: state.replaceAll('&amp;', '&') }
}

/** Tells the page how old it is, before its scripts run; `0`: drawn in the browser. */
async function withMark(kept: Response, at: string): Promise<Response> {
  const html = (await kept.text()).replace('<html', `<html data-kept="${at}"`)
  const named = at === '0' ? html.replace(/<title>[^<]*/, '<title>Banyan') : html
  return new Response(named, { headers: kept.headers })
}

/** The text is decoded by now. */
function withoutEncoding(headers: Headers): Headers {
  const rest = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) rest.delete(name)
  return rest
}

function copyOf({ headers }: Response): PageCopy {
  return { type: copyTypeOf(headers.get(COPY_TYPE_HEADER)) ?? 'always', at: Number(headers.get(KEPT_AT)) }
}
