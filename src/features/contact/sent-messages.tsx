import { useInfiniteQuery } from '@tanstack/react-query'
import { apiErrors } from '#catalogue/errors.ts'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { MessageState } from '#domain/documents/message.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { documentsQuery } from '#platform/documents/document-client.ts'
import { useOutbox } from '#platform/documents/use-outbox.ts'
import { isDemo, type SignedInUser } from '#platform/session/session.ts'
import { type DocumentWrite, ownerOf, VISITOR } from '#platform/storage/outbox-store.ts'
import { Button } from '#ui/controls/button.tsx'
import { momentLabel } from '#ui/data/day-label.ts'

const states: Readonly<Record<MessageState, string>> = { new: 'Received', read: 'Read', done: 'Done', spam: 'Received' }

/** Messages sent, queued or refused. Visitors see those sent by visitors from this browser. */
export function SentMessages({ client, user }: { client: ApiClient; user: SignedInUser | undefined }) {
  const owner = user?.uid ?? VISITOR
  const uid = user && !isDemo(user) ? user.uid : undefined
  const waiting = useOutbox().filter(
    (entry) => entry.write.operation === 'add' && entry.write.collection === 'messages' && ownerOf(entry) === owner,
  )
  return (
    <section aria-labelledby="sent-title" className="contact-sent">
      <h2 id="sent-title" className="section-title">
        Sent messages
      </h2>
      {waiting.length > 0 && (
        <ul className="contact-list">
          {waiting.map(({ key, at, write, refused }) => (
            <li key={key}>
              <span className="contact-subject">{subjectOf(write)}</span>
              <span className="text-ink-2">
                {refused ? apiErrors[refused].sentence : 'Waiting to be sent'},{' '}
                {momentLabel(new Date(at).toISOString())}
              </span>
            </li>
          ))}
        </ul>
      )}
      {uid ? <Arrived client={client} uid={uid} /> : <Visitor waits={waiting.length > 0} />}
    </section>
  )
}

function Visitor({ waits }: { waits: boolean }) {
  return waits ? null : <p className="text-ink-2">Sign in before you write to see your messages here later.</p>
}

function Arrived({ client, uid }: { client: ApiClient; uid: string }) {
  const { data, error, refetch, isFetching, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(documentsQuery(client, { uid }, 'messages', { mine: true, limit: 10 }))
  return (
    <>
      {error && (
        <p role="status" className="text-ink-2">
          {sentenceOf(error)} {data && `As of ${momentLabel(new Date(dataUpdatedAt).toISOString())}.`}{' '}
          <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data?.length === 0 && <p className="text-ink-2">No messages yet.</p>}
      <ul className="contact-list">
        {data?.map(({ id, createdAt, data: message }) => (
          <li key={id}>
            <span className="contact-subject">{message.subject}</span>
            <span className="text-ink-2">
              {states[message.status]}, <time dateTime={createdAt}>{momentLabel(createdAt)}</time>
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  )
}

const subjectOf = (write: DocumentWrite) => ('data' in write ? String(Reflect.get(write.data, 'subject')) : '')
