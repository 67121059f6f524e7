import { useHasOutbox } from '#platform/storage/outbox-signal.ts'
import { useLate } from '#ui/data/use-late.ts'

const load = () => import('#features/outbox/index.ts').then(({ WaitingWrites }) => WaitingWrites)

/** What was written and has not reached the server yet. Its code is fetched only where there is such a thing. */
export function Unsent() {
  const { Component } = useLate(load, useHasOutbox())
  return Component && <Component />
}
