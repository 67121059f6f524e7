import { writeText } from './text.ts'

const ASIDE = 'banyan:set-aside:'

/** Puts a value that cannot be read aside, under a name of its own, where it can be downloaded. False when storage has no room for it. */
export function setAside(name: string, text: string, now: Date): boolean {
  return writeText(`${ASIDE}${now.toISOString()}:${name}`, text) && writeText(name, null)
}

export const isAside = (name: string) => name.startsWith(ASIDE)
