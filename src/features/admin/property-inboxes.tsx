import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reportReasons } from '#catalogue/properties.ts'
import { creatorsApi } from '#domain/api/creators-contract.ts'
import type { AdminSearch } from '#domain/api/page-search.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Enquiry } from '#domain/documents/enquiry.ts'
import type { ListingReport } from '#domain/documents/listing-report.ts'
import { type MessageState, messageStates } from '#domain/documents/message.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { deleteDocument, documentQuery, documentsQuery, updateDocument } from '#platform/documents/document-client.ts'
import { PaperPicture } from '#ui/data/list-pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { actNow, actOnDocument } from './act.ts'
import { Answer, Confirm, Moment, More } from './admin-parts.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Section, SectionProps } from './section.ts'

type Box = 'enquiries' | 'reports'
type Entry = Document<Enquiry> | Document<ListingReport>

const labels: Readonly<Record<MessageState, string>> = { new: 'New', read: 'Read', done: 'Done', spam: 'Spam' }
const stateOf = ({ status }: AdminSearch): MessageState => messageStates.find((each) => each === status) ?? 'new'

/** Not persisted: other people's words stay off the administrator's disk. */
const boxQuery = (client: ApiClient, box: Box, status: MessageState) =>
  documentsQuery(client, 'unkept', box, { where: { status }, order: '-createdAt' })

/** What people write about listings, by status. */
const sectionOf = (box: Box, label: string, empty: string): Section => ({
  label,
  prepare: (client, queries, search) => queries.prefetchInfiniteQuery(boxQuery(client, box, stateOf(search))),
  Show: (props) => <ListingInbox {...props} box={box} label={label} empty={empty} />,
})

export const enquiriesSection = sectionOf('enquiries', 'Enquiries', 'Enquiries about sample listings appear under New.')
export const reportsSection = sectionOf(
  'reports',
  'Reported listings',
  'Listings that visitors report appear under New.',
)

type InboxProps = SectionProps & { readonly box: Box; readonly label: string; readonly empty: string }

function ListingInbox({ client, search, box, label, empty }: InboxProps) {
  const status = stateOf(search)
  const asked = useInfiniteQuery(boxQuery(client, box, status))
  return (
    <>
      <nav aria-label={`${label} by status`} className="sub-nav mb-4">
        <ul className="-mx-2 flex flex-wrap">
          {messageStates.map((state) => (
            <li key={state}>
              <Link
                to="/admin"
                search={{ section: box, status: state }}
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
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState picture={<PaperPicture />} title={`Nothing here (${labels[status]})`}>
              {empty}
            </EmptyState>
          ) : (
            <>
              <ul className="grid gap-6">
                {(entries as readonly Entry[]).map((entry) => (
                  <InboxEntry key={entry.id} client={client} box={box} entry={entry} />
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

type EntryProps = { readonly client: ApiClient; readonly box: Box; readonly entry: Entry }

export function InboxEntry({ client, box, entry: { id, version, createdAt, data } }: EntryProps) {
  const queries = useQueryClient()
  const { data: listing } = useQuery(documentQuery(client, 'unkept', 'listings', data.listing))
  const withdraw = (reason: string) =>
    void actNow(queries, () =>
      client.call(creatorsApi.changeListing, { act: 'withdraw', reason }, { params: { id: data.listing } }),
    )
  const others = messageStates.filter((state) => state !== data.status)
  return (
    <li className="min-w-0 line-bottom pb-6">
      <h3 className="semibold text-lg">
        <a href={`/real-estate/${data.listing}`} className="wrap-anywhere underline underline-offset-4">
          {listing?.data.title ?? data.listing}
        </a>
      </h3>
      {'email' in data ? <EnquiryWords data={data} at={<Moment at={createdAt} />} /> : null}
      {'reason' in data ? (
        <>
          <p className="text-ink-2">
            {reportReasons[data.reason]}, <Moment at={createdAt} />
          </p>
          <Words>{data.details}</Words>
        </>
      ) : null}
      <p className="flex flex-wrap gap-3">
        {others.map((status) => (
          <button
            key={status}
            type="button"
            className="button-quiet button-small"
            onClick={() => void actOnDocument(queries, updateDocument(box, id, { status }, version))}
          >
            {`Mark as ${labels[status].toLowerCase()}`}
          </button>
        ))}
        {box === 'reports' && listing?.data.status === 'live' && (
          <ReasonDialog
            label="Withdraw listing"
            title="Withdraw this listing?"
            hint="Recorded in the audit log. The owner gets it by email where email is set up."
            onReason={withdraw}
          />
        )}
        <Confirm
          label="Delete"
          title="Delete this?"
          onConfirm={() => void actOnDocument(queries, deleteDocument(box, id))}
        >
          It cannot be restored.
        </Confirm>
      </p>
    </li>
  )
}

const EnquiryWords = ({ data, at }: { data: Enquiry; at: ReactNode }) => (
  <>
    <p className="text-ink-2">
      {data.name},{' '}
      <a href={`mailto:${data.email}`} className="break-all underline underline-offset-4">
        {data.email}
      </a>
      {data.phone ? `, ${data.phone}` : ''}, {at}
    </p>
    <Words>{data.message}</Words>
  </>
)

const Words = ({ children }: { children: string }) => (
  <p className="my-3 max-w-prose wrap-anywhere whitespace-pre-line" dir="auto">
    {children}
  </p>
)
