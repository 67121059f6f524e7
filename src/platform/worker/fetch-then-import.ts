import { AppError } from '#domain/api/app-error.ts'
import { answerInTime } from '#platform/api/answer-in-time.ts'

const fetched = new Map<string, Promise<void>>()

/**
 * Replaces Vite's preload helper in the built browser code. Browsers may remember a failed module import for as long as the page is open, but
 * never a failed fetch. So every file of the import is fetched first; the import then finds them in the HTTP cache, and a retry works.
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

/** Loaded by the page's boot script (`defer-hydration.ts`), without which this code would not run. */
const isLoaded = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].some(({ href }) => href === address)

async function fetchFile(address: string): Promise<void> {
  const response = await answerInTime((signal) => fetch(address, { signal }))
  // The words by which the router knows that a new version took its place; it then reloads the page, once.
  if (response.status === 404) throw new Error(`Failed to fetch dynamically imported module: ${address}`)
  if (!response.ok) throw new AppError('busy')
  // Only a body that was read whole is in the cache.
  await response.arrayBuffer().catch((cause: unknown) => {
    throw new AppError('unreachable', { cause })
  })
  // The import finds its files one level after the other; this asks the cache for all of them at once.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }))
}
