/** Preloads the outbox banner on pages with forms: offline it would be too late. */
export function readyForOffline(): void {
  for (const part of [import('#features/outbox/index.ts'), import('#ui/layers/toast-region.tsx')]) part.catch(() => {})
}
