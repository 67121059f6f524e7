import { documentLabels } from '#catalogue/document-labels.ts'
import { type ApiErrorCode, apiErrors } from '#catalogue/errors.ts'
import { discard, drain, tryAgain } from '#platform/documents/outbox.ts'
import { useOutbox } from '#platform/documents/use-outbox.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { isOnlyHere, ownerOf, VISITOR, type Waiting } from '#platform/storage/outbox-store.ts'

const MANY_FAILURES = 5

/** Why the first write waits, and what happens next. */
const whys: Partial<Record<ApiErrorCode, string>> & { readonly busy: string } = {
  unreachable: ' when you are back online.',
  'too-many-requests': ': too many requests. We will try again.',
  'signed-out': ': please sign in again first.',
  internal: ': something went wrong on our side. We will try again.',
  busy: ': Banyan is busy. We will try again.',
}

/** On every page: what is not sent yet, and what the server refused. */
export function WaitingWrites() {
  const uid = userOf(useSession())?.uid
  const all = useOutbox().filter((entry) => ownerOf(entry) === (uid ?? VISITOR))
  // A first attempt is not shown; everything behind a waiting write waits too.
  const mine = all.some(({ tried }) => tried) ? all : []
  const waiting = mine.filter(({ refused }) => !refused)
  const refused = mine.filter((entry) => entry.refused)
  const [first] = waiting
  if (mine.length === 0) return null
  return (
    <aside className="storage-trouble no-print" aria-label="Not sent yet">
      {waiting.length > 0 && (
        <p role="status">
          {sentenceOf(waiting)}
          <button type="button" className="button-quiet button-small" onClick={() => void drain()}>
            Try now
          </button>
          {/* A write that keeps failing blocks all behind it. */}
          {first && first.failures >= MANY_FAILURES && (
            <button type="button" className="button-plain button-small" onClick={() => void discard(first)}>
              {waiting.length === 1 ? 'Discard' : 'Discard the first one'}
            </button>
          )}
        </p>
      )}
      {refused.map((entry) => (
        <p key={entry.key} role="alert">
          Your {documentLabels[entry.write.collection]} was refused. {apiErrors[entry.refused ?? 'internal'].sentence}
          <button type="button" className="button-quiet button-small" onClick={() => void tryAgain(entry)}>
            Try again
          </button>
          <button type="button" className="button-plain button-small" onClick={() => void discard(entry)}>
            Discard
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
      ? `1 ${documentLabels[first.write.collection]} is waiting`
      : `${waiting.length} changes are waiting`
  const where = waiting.some(isOnlyHere) ? ' This browser could not save it, so please keep this tab open.' : ''
  return `${what} to be sent${whys[first?.why ?? 'unreachable'] ?? whys.busy}${where}`
}
