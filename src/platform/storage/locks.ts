import { locks } from '#platform/browser/browser-doors.ts'

/** Fallback without the Locks API: a queue within this tab; writes of other tabs are merged. */
const turns = new Map<string, Promise<unknown>>()
let refused = false

/** Exclusive across tabs, or within this tab if there are no locks. */
export async function withLock<R>(name: string, work: () => R | Promise<R>): Promise<R> {
  const door = refused ? undefined : locks()
  if (!door) return inTurn(name, work)
  let begun = false
  try {
    return await door.request(name, async () => {
      begun = true
      return work()
    })
  } catch (error) {
    if (begun) throw error
    // Blocked cookies block the Locks API too.
    refused = true
    return inTurn(name, work)
  }
}

function inTurn<R>(name: string, work: () => R | Promise<R>): Promise<R> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work)
  const ended = turn.catch(() => {}).finally(() => turns.get(name) === ended && turns.delete(name))
  turns.set(name, ended)
  return turn
}
