/** Preloads the outbox banner on pages with forms: offline it would be too late. Marked, so that tests can wait. */
export function readyForOffline(): void {
  Promise.all([import('#features/outbox/index.ts'), import('#ui/layers/toast-region.tsx')]).then(
    () => performance.mark('ready for offline'),
    () => {},
  )
}
