import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { creatorsApi } from '#domain/api/creators-contract.ts'
import {
  type CreatorRequest,
  type RequestAct,
  type RequestState,
  requestStates,
} from '#domain/documents/creator-request.ts'
import type { Document } from '#domain/documents/document.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { documentsQuery } from '#platform/documents/document-client.ts'
import { PaperPicture } from '#ui/data/list-pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { actNow } from './act.ts'
import { Answer, Moment, More } from './admin-parts.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Section, SectionProps } from './section.ts'

const labels: Readonly<Record<RequestState, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  revoked: 'Taken back',
}
const stateOf = ({ status }: { readonly status?: string }): RequestState =>
  requestStates.find((each) => each === status) ?? 'pending'

const requestsQuery = (client: ApiClient, status: RequestState) =>
  documentsQuery(client, 'unkept', 'requests', { where: { status }, order: '-createdAt' })

export const creatorRequestsSection: Section = {
  label: 'Creator requests',
  prepare: (client, queries, search) => queries.prefetchInfiniteQuery(requestsQuery(client, stateOf(search))),
  Show: CreatorRequests,
}

function CreatorRequests({ client, search }: SectionProps) {
  const status = stateOf(search)
  const asked = useInfiniteQuery(requestsQuery(client, status))
  return (
    <>
      <nav aria-label="Creator requests by status" className="sub-nav mb-4">
        <ul className="-mx-2 flex flex-wrap">
          {requestStates.map((state) => (
            <li key={state}>
              <Link
                to="/admin"
                search={{ section: 'requests', status: state }}
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
              Requests to publish properties appear under Pending.
            </EmptyState>
          ) : (
            <>
              <ul className="grid gap-6">
                {entries.map((entry) => (
                  <RequestRow key={entry.id} entry={entry} client={client} />
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

function RequestRow({
  entry: { id, version, createdAt, data },
  client,
}: {
  entry: Document<CreatorRequest>
  client: ApiClient
}) {
  const queries = useQueryClient()
  const act = (name: RequestAct, reason = '') =>
    void actNow(queries, () =>
      client.call(creatorsApi.decideRequest, { act: name, reason, version }, { params: { id } }),
    )
  return (
    <li className="min-w-0 line-bottom pb-6">
      <h3 className="semibold text-lg">
        {data.name}
        {data.company && `, ${data.company}`}
      </h3>
      <p className="text-ink-2">
        <a href={`mailto:${data.userEmail}`} className="break-all underline underline-offset-4">
          {data.userEmail}
        </a>
        , {data.phone}, {data.city}
        {data.rera && `, RERA ${data.rera}`}, <Moment at={createdAt} />
      </p>
      <p className="my-3 max-w-prose wrap-anywhere whitespace-pre-line" dir="auto">
        {data.reason}
      </p>
      {data.answer && <p className="my-3 max-w-prose wrap-anywhere">Reason: {data.answer}</p>}
      <p className="flex flex-wrap gap-3">
        {data.status === 'pending' && (
          <>
            <button type="button" className="button-quiet button-small" onClick={() => act('approve')}>
              Approve
            </button>
            <ReasonDialog label="Reject" title="Reject this request?" onReason={(reason) => act('reject', reason)} />
          </>
        )}
        {data.status === 'approved' && (
          <ReasonDialog
            label="Take back"
            title="Take the approval back?"
            onReason={(reason) => act('revoke', reason)}
          />
        )}
      </p>
    </li>
  )
}
