/** For pages on which something is sent: the code that says that it waits. Without a network it would be too late to fetch it. */
export function readyForOffline(): void {
  for (const part of [import('#features/outbox/index.ts'), import('#ui/layers/toast-region.tsx')]) part.catch(() => {})
}
