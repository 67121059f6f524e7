import type { PageCopies } from './page-copies.ts'

/** A slow network: the copy is shown after this long. */
const PATIENCE_MS = 4_000
/** Who reloads sees the page already, often its copy, and wants the server's. */
const RELOAD_PATIENCE_MS = 20_000
/** A page that is being drawn needs the worker for its files, and the line for its state. */
const STORE_AFTER_MS = 1_000
/** The worker never asks for links shared into a note. The browser's preload still does: the server logs paths only. */
const isShared = ({ pathname, searchParams }: URL) =>
  pathname === '/profile' && ['title', 'text', 'url'].some((name) => searchParams.has(name))

const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload'

/** Downloads, calls and the return from another site's sign-in: a copy or a shell would be a wrong answer. */
const isServersOwn = ({ pathname }: URL) => /^\/(api\/|signed-in$)/.test(pathname)

export type Asked = {
  readonly request: Request
  /** The browser's own request, begun while the worker started. */
  readonly preload: Promise<Response | undefined>
  /** Work that outlives the answer. */
  readonly later: (work: Promise<unknown>) => void
}

export type AnswerParts = {
  readonly copies: PageCopies
  readonly ask: (request: Request) => Promise<Response>
  readonly wait: (ms: number) => Promise<void>
}

/** A page: from the network, else its copy, else the shell. */
export async function answerPage({ request, preload, later }: Asked, { copies, ask, wait }: AnswerParts) {
  const url = new URL(request.url)
  const { pathname, search } = url
  if (isShared(url)) {
    const shell = await copies.shell()
    if (shell && (await copies.settings())) return shell
  }
  const address = pathname + search
  const answered = preload.then((response) => response ?? ask(request))
  // Not left to the browser, which would ask a second time beside its preload.
  if (isServersOwn(url)) return answered
  const failed = answered.then(isDown, () => true)
  const slow = wait(isReload(request) ? RELOAD_PATIENCE_MS : PATIENCE_MS).then(() => true)
  const keep = (whole: Response) =>
    wait(STORE_AFTER_MS)
      .then(() => copies.store(address, whole))
      .catch(() => {})
  if (await Promise.race([failed, slow])) {
    const copy = await copies.find(address)
    if (copy) {
      // What comes too late is there the next time.
      later(answered.then((response) => (response.type === 'basic' ? keep(response) : undefined)).catch(() => {}))
      return copy
    }
  }
  const response = await answered
  if (response.type === 'basic') later(keep(response.clone()))
  return response
}

/** A file of the build or a page's state: its name says what is in it. */
export async function answerFile({ request, later }: Asked, { copies, ask }: AnswerParts): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const kept = await copies.findFile(pathname + search)
  if (kept) return kept
  const response = await ask(request)
  if (pathname.startsWith('/assets/') && response.ok && response.type === 'basic') {
    const whole = response.clone()
    later(copies.storeFile(pathname, whole).catch(() => {}))
  }
  return response
}

/** A proxy answers for a server that is gone. */
const isDown = ({ status }: Response) => status >= 502 && status <= 504
