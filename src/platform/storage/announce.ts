/** The other parts of this tab hear of a change as if another tab had made it. */
export function announce(name: string): void {
  dispatchEvent(new StorageEvent('storage', { key: name }))
}
