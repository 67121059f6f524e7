import type { AnyRouter } from '@tanstack/react-router'

/** Leaves a guarded page before sign-out, or the guard would ask to sign in again. */
export async function leavePersonalPages(router: AnyRouter): Promise<void> {
  if (router.state.matches.some(({ routeId }) => routeId === '/_guard')) await router.navigate({ to: '/' })
}
