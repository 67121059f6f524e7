import { useInfiniteQuery } from '@tanstack/react-query'
import type { MessageState } from '#domain/documents/message.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { documentsQuery } from '#platform/documents/document-client.ts'
import { dateLabel } from '#ui/data/day-label.ts'

const states: Readonly<Record<MessageState, string>> = {
  new: 'sent, not read yet',
  read: 'read',
  done: 'closed',
  // Nobody is told that they look like a bot.
  spam: 'sent, not read yet',
}

/** What became of this person's enquiries about a listing. */
export function OwnEnquiries({ client, listing }: { readonly client: ApiClient; readonly listing: string }) {
  const wanted = { where: { listing }, mine: true, order: '-createdAt', limit: 10 }
  const { data } = useInfiniteQuery(documentsQuery(client, 'unkept', 'enquiries', wanted))
  if (!data || data.length === 0) return null
  return (
    <ul className="enquiry-list" aria-label="Your enquiries">
      {data.map(({ id, createdAt, data: { message, status, answer, answeredAt } }) => (
        <li key={id}>
          <p className="enquiry-said" dir="auto">
            {message}
          </p>
          {answer ? (
            <p className="enquiry-answer" dir="auto">
              <strong>Answer{answeredAt && ` of ${dateLabel(answeredAt)}`}:</strong> {answer}
            </p>
          ) : (
            <p className="text-ink-2">
              Your enquiry of {dateLabel(createdAt)}: {states[status]}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
