import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { creatorsApi } from '#domain/api/creators-contract.ts'
import type { Document } from '#domain/documents/document.ts'
import type { ListingDraft } from '#domain/property/listing-draft.ts'
import { readListing } from '#domain/property/listing-form.ts'
import { ListingPreview } from '#features/properties/preview/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { documentsQuery } from '#platform/documents/document-client.ts'
import { PaperPicture } from '#ui/data/list-pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { actNow } from './act.ts'
import { Answer, Moment, More } from './admin-parts.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Section, SectionProps } from './section.ts'

const reviewQuery = (client: ApiClient) =>
  documentsQuery(client, 'unkept', 'drafts', { where: { status: 'review' }, order: 'updatedAt' })

export const listingReviewSection: Section = {
  label: 'Listings in review',
  prepare: (client, queries) => queries.prefetchInfiniteQuery(reviewQuery(client)),
  Show: ListingReview,
}

function ListingReview({ client }: SectionProps) {
  const asked = useInfiniteQuery(reviewQuery(client))
  return (
    <Answer asked={asked}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState picture={<PaperPicture />} title="Nothing to review">
            Listings that creators submit appear here, the oldest first.
          </EmptyState>
        ) : (
          <>
            <ul className="grid gap-6">
              {entries.map((entry) => (
                <ReviewRow key={`${entry.id} ${entry.version}`} entry={entry} client={client} />
              ))}
            </ul>
            <More asked={asked} label="Show more" />
          </>
        )
      }
    </Answer>
  )
}

function ReviewRow({
  entry: { id, version, updatedAt, data },
  client,
}: {
  entry: Document<ListingDraft>
  client: ApiClient
}) {
  const queries = useQueryClient()
  const today = useToday()
  const [open, setOpen] = useState(false)
  const read = readListing(data.form, data, { priceHistory: [], postedOn: null }, today)
  const act = (name: 'approve' | 'reject', reason?: string) =>
    void actNow(queries, () =>
      client.call(creatorsApi.changeListing, { act: name, version, ...(reason && { reason }) }, { params: { id } }),
    )
  return (
    <li className="min-w-0 line-bottom pb-6">
      <h3 className="semibold text-lg wrap-anywhere" dir="auto">
        {data.form.title}
      </h3>
      <p className="text-ink-2">
        {data.form.locality}, {data.form.city}, ₹{data.form.price}, {data.pictures.length}{' '}
        {data.pictures.length === 1 ? 'picture' : 'pictures'}, <Moment at={updatedAt} />
      </p>
      <p className="my-3 flex flex-wrap gap-3">
        <button type="button" className="button-quiet button-small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide preview' : 'Preview'}
        </button>
        <button type="button" className="button-quiet button-small" onClick={() => act('approve')}>
          Approve
        </button>
        <ReasonDialog label="Reject" title="Reject this listing?" onReason={(reason) => act('reject', reason)} />
      </p>
      {open && read.ok && <ListingPreview id={id} listing={read.draft} />}
    </li>
  )
}
