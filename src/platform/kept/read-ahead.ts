import { currentSession, userOf } from '#platform/session/session.ts'
import { itemsNow, type ListName } from './kept-lists.ts'

/**
 * Reads lists before their page is drawn, while a link is under the pointer or the focus: checking long ones takes
 * longer than drawing what is seen of them.
 */
export function readAhead(...names: readonly ListName[]): void {
  const user = userOf(currentSession())
  if (user) for (const name of names) itemsNow(name, user.uid)
}
