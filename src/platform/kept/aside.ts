import { readText, writeText } from '#platform/storage/storage-text.ts'

const ASIDE = 'banyan:set-aside:'

/**
 * Puts what cannot be read aside, under a name of its own, where it can be downloaded; what is left takes its place. Never by removing it first: another
 * tab would take that for a deletion. False, and all as it was, where storage has no room for it.
 */
export function setAside(name: string, bad: string, left: string, now: Date): boolean {
  const before = readText(name)
  const aside = asideName(name, now)
  if (writeText(aside, bad)) {
    if (writeText(name, left)) return true
    writeText(aside, null)
    return false
  }
  // There is no room for both at once.
  if (writeText(name, left) && writeText(aside, bad)) return true
  writeText(name, before)
  return false
}

export const asideName = (name: string, now: Date) => `${ASIDE}${now.toISOString()}:${name}`
export const isAside = (name: string) => name.startsWith(ASIDE)
