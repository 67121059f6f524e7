import { AppError } from '#domain/api/app-error.ts'
import { answerInTime } from '#platform/api/answer-in-time.ts'

const fetched = new Map<string, Promise<void>>()

/**
 * Replaces Vite's preload helper in the built browser code. Browsers may cache a failed module import for the life of
 * the page, but never a failed fetch: so all files are fetched first, the import finds them in the HTTP cache, and a
 * retry works.
 */
export async function fetchThenImport<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(fetchOnce))
  return load()
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file)
  if (known) return known
  const address = new URL(`/${file}`, location.origin).href
  const fetching = isLoaded(address) ? Promise.resolve() : fetchFile(address)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  return fetching
}

let ofThePage: ReadonlySet<string> | undefined

/** Loaded by the boot script (`boot-script.ts`), without which this code would not run. */
function isLoaded(address: string): boolean {
  ofThePage ??= new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
  )
  return ofThePage.has(address)
}

async function fetchFile(address: string): Promise<void> {
  const response = await answerInTime((signal) => fetch(address, { signal }))
  // The router recognises this message as a new version and reloads once.
  if (response.status === 404) throw new Error(`Failed to fetch dynamically imported module: ${address}`)
  if (!response.ok) throw new AppError('busy')
  // Only a fully read body is cached.
  await response.arrayBuffer().catch((cause: unknown) => {
    throw new AppError('unreachable', { cause })
  })
  // The import would find its files level by level; this requests all at once.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }))
}
