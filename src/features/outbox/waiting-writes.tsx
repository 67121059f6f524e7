import { documentLabels } from '#catalogue/documents.ts'
import { apiErrors } from '#catalogue/errors.ts'
import { discard, drain, tryAgain } from '#platform/documents/outbox.ts'
import { useOutbox } from '#platform/documents/use-outbox.ts'
import { userOf, useSession } from '#platform/session.ts'
import { isOnlyHere, type Waiting } from '#platform/storage/outbox-store.ts'

/** Says on every page what of theirs the server has not got yet, and what it refused. */
export function WaitingWrites() {
  const uid = userOf(useSession())?.uid
  const all = useOutbox().filter(({ account }) => account === null || account === uid)
  // What is on its way for the first time is nobody's worry; what stands behind one that waits, waits too.
  const mine = all.some(({ tried }) => tried) ? all : []
  const waiting = mine.filter(({ refused }) => !refused)
  const refused = mine.filter((entry) => entry.refused)
  if (mine.length === 0) return null
  return (
    <aside className="storage-trouble no-print" aria-label="What is not sent yet">
      {waiting.length > 0 && (
        <p role="status">
          {sentenceOf(waiting)}
          <button type="button" className="button-quiet button-small" onClick={() => void drain()}>
            Try now
          </button>
        </p>
      )}
      {refused.map((entry) => (
        <p key={entry.key} role="alert">
          Your {documentLabels[entry.write.collection]} was refused. {apiErrors[entry.refused ?? 'internal'].sentence}
          <button type="button" className="button-quiet button-small" onClick={() => void tryAgain(entry)}>
            Try again
          </button>
          <button type="button" className="button-plain button-small" onClick={() => void discard(entry)}>
            Discard it
          </button>
        </p>
      ))}
    </aside>
  )
}

function sentenceOf(waiting: readonly Waiting[]): string {
  const [first] = waiting
  const what =
    waiting.length === 1 && first
      ? `1 ${documentLabels[first.write.collection]} waits`
      : `${waiting.length} changes wait`
  const where = waiting.some(isOnlyHere) ? ' This browser did not keep it, so please leave this tab open.' : ''
  return `${what} to be sent, and will be by itself as soon as Banyan can be reached.${where}`
}
