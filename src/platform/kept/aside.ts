import { readText, writeText } from '#platform/storage/storage-text.ts'

const ASIDE = 'banyan:set-aside:'

/**
 * Moves an unreadable value under another key for download and writes what is left in its place. Never removes first:
 * another tab would see a deletion. False, and unchanged, if there is no space.
 */
export function setAside(name: string, bad: string, left: string, now: Date): boolean {
  const before = readText(name)
  const aside = asideName(name, now)
  if (writeText(aside, bad)) {
    if (writeText(name, left)) return true
    writeText(aside, null)
    return false
  }
  // No space for both at once.
  if (writeText(name, left) && writeText(aside, bad)) return true
  writeText(name, before)
  return false
}

export const asideName = (name: string, now: Date) => `${ASIDE}${now.toISOString()}:${name}`
export const isAside = (name: string) => name.startsWith(ASIDE)
