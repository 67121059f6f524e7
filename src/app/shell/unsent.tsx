import { useHasOutbox } from '#platform/storage/outbox-signal.ts'
import { useLate } from '#ui/data/use-late.ts'

const load = () => import('#features/outbox/index.ts').then(({ WaitingWrites }) => WaitingWrites)

/** Writes that have not reached the server. Loaded only if there are any. */
export function Unsent() {
  const { Component } = useLate(load, useHasOutbox())
  return Component && <Component />
}
