import { nextPathOf } from '#domain/address.ts'

/** Apart from the page: what a route needs to read its address is in the first script of every page. */
export type NextSearch = { next?: string | undefined }
export function nextSearch({ next }: { next?: unknown }): NextSearch {
  const path = nextPathOf(next)
  // Back to signing in would be nowhere.
  return { next: path && /^\/(login|signup)(?![\w-])/.test(path) ? undefined : path }
}
