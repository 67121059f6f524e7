const loading = new Map<string, Promise<void>>()

/** Whether this page has, or is about to have, the script. */
export const hasScript = (address: string) => loading.has(address)

/** Adds a script of another site, once. Rejects if it is blocked or missing. */
export function addScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const added = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(address)
      script.remove()
      reject(new Error('The script could not be loaded'))
    }
    document.head.append(script)
  })
  loading.set(address, added)
  return added
}
