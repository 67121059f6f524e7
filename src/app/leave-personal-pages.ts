import type { AnyRouter } from '@tanstack/react-router'

/** Off a guarded page, before the person is nobody and the guard would ask them to sign in. */
export async function leavePersonalPages(router: AnyRouter): Promise<void> {
  if (router.state.matches.some(({ routeId }) => routeId === '/_guard')) await router.navigate({ to: '/' })
}
