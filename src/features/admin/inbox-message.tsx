import { useQueryClient } from '@tanstack/react-query'
import type { Document } from '#domain/documents/document.ts'
import type { Message, MessageState } from '#domain/documents/message.ts'
import { deleteDocument, updateDocument } from '#platform/documents/document-client.ts'
import { actOnDocument } from './act.ts'
import { Confirm, Moment } from './admin-parts.tsx'

const moves: Readonly<Record<MessageState, readonly (readonly [MessageState, string])[]>> = {
  new: [
    ['read', 'Mark as read'],
    ['done', 'Mark as done'],
    ['spam', 'Mark as spam'],
  ],
  read: [
    ['done', 'Mark as done'],
    ['new', 'Mark as new'],
  ],
  done: [['new', 'Reopen']],
  spam: [['new', 'Not spam']],
}

/** One message with its actions. */
export function InboxMessage({ message: { id, version, createdAt, data } }: { message: Document<Message> }) {
  const queries = useQueryClient()
  const answer = `mailto:${data.email}?subject=${encodeURIComponent(`Re: ${data.subject}`)}`
  return (
    <li className="min-w-0 line-bottom pb-6">
      <h3 className="wrap-anywhere semibold text-lg" dir="auto">
        {data.subject}
      </h3>
      <p className="text-ink-2">
        {data.name},{' '}
        <a href={answer} className="break-all underline underline-offset-4">
          {data.email}
        </a>
        , <Moment at={createdAt} />
      </p>
      <p className="my-3 max-w-prose wrap-anywhere whitespace-pre-line" dir="auto">
        {data.message}
      </p>
      <p className="flex flex-wrap gap-3">
        {moves[data.status].map(([status, label]) => (
          <button
            key={status}
            type="button"
            className="button-quiet button-small"
            onClick={() => void actOnDocument(queries, updateDocument('messages', id, { status }, version))}
          >
            {label}
          </button>
        ))}
        <Confirm
          label="Delete"
          title="Delete this message?"
          onConfirm={() => void actOnDocument(queries, deleteDocument('messages', id))}
        >
          “{data.subject}” by {data.name} cannot be restored.
        </Confirm>
      </p>
    </li>
  )
}
