const ASIDE = 'banyan:set-aside:'

/** Puts a value that cannot be read aside, under a name of its own, where it can be downloaded. False when storage has no room for it. */
export function setAside(name: string, text: string, now: Date): boolean {
  try {
    localStorage.setItem(`${ASIDE}${now.toISOString()}:${name}`, text)
    localStorage.removeItem(name)
    return true
  } catch {
    return false
  }
}

export type Aside = { readonly key: string; readonly name: string; readonly at: string; readonly text: string }

export function asides(): Aside[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(ASIDE))
      .map((key) => {
        const at = key.slice(ASIDE.length, ASIDE.length + 24)
        return { key, at, name: key.slice(ASIDE.length + 25), text: localStorage.getItem(key) ?? '' }
      })
  } catch {
    return []
  }
}
