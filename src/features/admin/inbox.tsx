import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdminSearch } from '#domain/api/page-search.ts'
import { type MessageState, messageStates } from '#domain/documents/message.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { documentsQuery } from '#platform/documents/document-client.ts'
import { PaperPicture } from '#ui/data/list-pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { Answer, More } from './admin-parts.tsx'
import { InboxMessage } from './inbox-message.tsx'
import type { Section, SectionProps } from './section.ts'

/** Not persisted: other people's messages stay off the administrator's disk. */
const inboxQuery = (client: ApiClient, status: MessageState) =>
  documentsQuery(client, 'unkept', 'messages', { where: { status }, order: '-createdAt' })

const stateOf = ({ status }: AdminSearch): MessageState => messageStates.find((each) => each === status) ?? 'new'

export const inboxSection: Section = {
  label: 'Messages',
  prepare: (client, queries, search) => queries.prefetchInfiniteQuery(inboxQuery(client, stateOf(search))),
  Show: Inbox,
}

const labels: Readonly<Record<MessageState, string>> = { new: 'New', read: 'Read', done: 'Done', spam: 'Spam' }

function Inbox({ client, search }: SectionProps) {
  const status = stateOf(search)
  const asked = useInfiniteQuery(inboxQuery(client, status))
  return (
    <>
      <nav aria-label="Messages by status" className="sub-nav mb-4">
        <ul className="-mx-2 flex flex-wrap">
          {messageStates.map((state) => (
            <li key={state}>
              <Link
                to="/admin"
                search={{ section: 'messages', status: state }}
                className="nav-link"
                aria-current={state === status ? 'page' : undefined}
                activeOptions={{ exact: true, includeSearch: true }}
              >
                {labels[state]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Answer asked={asked}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState picture={<PaperPicture />} title={`No messages here (${labels[status]})`}>
              Messages from the contact page appear under New.
            </EmptyState>
          ) : (
            <>
              <ul className="grid gap-6">
                {messages.map((message) => (
                  <InboxMessage key={message.id} message={message} />
                ))}
              </ul>
              <More asked={asked} label="Show older" />
            </>
          )
        }
      </Answer>
    </>
  )
}
