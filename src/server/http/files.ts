import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { asCachedResponse, type CachedResponse } from './cached-response.ts'
import { emptyPolicy, workerPolicy } from './security-headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Names under `/assets/` contain a content hash. */
const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=3600, must-revalidate'
/** At the root, because a worker serves the addresses below its own. */
const WORKER = '/sw.js'

/**
 * All built files in memory, with their precompressed forms: a few megabytes, no file system access per request, no
 * path traversal.
 */
export async function loadFiles(folder: string): Promise<ReadonlyMap<string, CachedResponse>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const plain = paths.filter((path) => !/\.(br|gz)$/.test(path))
  const loaded = plain.map(async (path): Promise<[string, CachedResponse]> => {
    const form = (suffix: string) => (paths.includes(path + suffix) ? readFile(path + suffix) : undefined)
    const [identity, br, gzip] = await Promise.all([readFile(path), form('.br'), form('.gz')])
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const headers = {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': cachingOf(address),
      'content-security-policy': address === WORKER ? workerPolicy : emptyPolicy,
    }
    return [
      address,
      asCachedResponse({ identity, ...(br && { br }), ...(gzip && { gzip }) }, { place: 'file', headers }),
    ]
  })
  return new Map(await Promise.all(loaded))
}

/** A browser that keeps an old worker would never hear of a new version. */
const cachingOf = (address: string) =>
  address.startsWith('/assets/') ? FOREVER : address === WORKER ? 'public, no-cache' : REVALIDATE
