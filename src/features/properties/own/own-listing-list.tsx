import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listingStatuses } from '#catalogue/properties.ts'
import { routes } from '#catalogue/routes.ts'
import type { OwnListing } from '#domain/property/own-listing.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { DayBars } from '#ui/data/day-bars.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { BranchPicture } from '#ui/data/pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { ownPicture } from '../preview/own-picture.ts'
import { actOnOwn, beginDraft, deleteDraft, type OwnAct } from './own-acts.ts'

type Props = {
  readonly client: ApiClient
  readonly user: SignedInUser
  readonly listings: readonly OwnListing[]
  readonly isCreator: boolean
  readonly onEdit: (id: string) => void
}

export function OwnListingList({ client, listings, isCreator, onEdit }: Props) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    const id = await beginDraft(client, queries)
    setBusy(false)
    if (id) onEdit(id)
  }
  const write = (
    <Button busy={busy} onClick={() => void begin()}>
      Write a listing
    </Button>
  )
  if (listings.length === 0)
    return (
      <EmptyState picture={<BranchPicture />} title="No listings yet" action={write}>
        A listing has a title, a price, a place and pictures. It is saved while you write and public only once approved.
      </EmptyState>
    )
  return (
    <>
      {isCreator && <p className="mb-6">{write}</p>}
      <ul className="own-list">
        {listings.map((listing) => (
          <OwnRow key={listing.id} listing={listing} client={client} isCreator={isCreator} onEdit={onEdit} />
        ))}
      </ul>
    </>
  )
}

type RowProps = Pick<Props, 'client' | 'isCreator' | 'onEdit'> & { readonly listing: OwnListing }

function OwnRow({ listing, client, isCreator, onEdit }: RowProps) {
  const { id, title, city, price, status, draft, reason, cover, views, enquiries, updatedAt } = listing
  const name = title || 'Untitled listing'
  const opened = views.reduce((sum, { count }) => sum + count, 0)
  return (
    <li className="own-row">
      <div className="own-cover">{cover && <img src={ownPicture(cover, 480)} alt="" loading="lazy" />}</div>
      <div className="own-text">
        <p className="own-marks">
          {status && <span className={`own-mark own-${status}`}>{listingStatuses[status]}</span>}
          {draft && (
            <span className={`own-mark own-${draft}`}>
              {status ? `New version: ${listingStatuses[draft].toLowerCase()}` : listingStatuses[draft]}
            </span>
          )}
        </p>
        <h2 className="own-title" dir="auto">
          {status === 'live' ? (
            <a href={routes.property.path.replace('{id}', id)} className="underline underline-offset-4">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <p className="text-ink-2">{[price, city, `changed on ${dateLabel(updatedAt)}`].filter(Boolean).join(' · ')}</p>
        {draft === 'rejected' && reason && <p className="own-reason">Not approved: {reason}</p>}
        {status && (
          <p className="own-figures">
            <span>
              <strong>{opened}</strong> {opened === 1 ? 'view' : 'views'} in 30 days
            </span>
            <DayBars days={views} width={5} height={24} className="own-bars" />
            <span>
              <strong>{enquiries.all}</strong> {enquiries.all === 1 ? 'enquiry' : 'enquiries'}
              {enquiries.new > 0 && `, ${enquiries.new} new`}
            </span>
          </p>
        )}
        <RowActs listing={listing} client={client} isCreator={isCreator} onEdit={onEdit} name={name} />
      </div>
    </li>
  )
}

type Question = 'sell' | 'withdraw' | 'delete'
const questions: Readonly<Record<Question, { title: string; text: string; label: string }>> = {
  sell: {
    title: 'Mark as sold?',
    text: 'It leaves the list and cannot be put back. People who saved it see that it is sold.',
    label: 'Mark as sold',
  },
  withdraw: {
    title: 'Withdraw this listing?',
    text: 'It leaves the list. You can edit it and submit it again.',
    label: 'Withdraw',
  },
  delete: { title: 'Delete this draft?', text: 'It cannot be restored.', label: 'Delete draft' },
}

function RowActs({ listing, client, isCreator, onEdit, name }: RowProps & { readonly name: string }) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Question>()
  const { id, status, draft } = listing
  const act = async (which: OwnAct) => {
    const left = await actOnOwn(client, queries, id, which)
    if (left && (which === 'edit' || which === 'duplicate')) onEdit(left)
  }
  const confirm = async () => {
    const which = asked
    setAsked(undefined)
    if (which === 'delete') await deleteDraft(client, queries, id)
    else if (which) await act(which)
  }
  const isWritable = draft === 'draft' || draft === 'rejected'
  const small = (label: string, onClick: () => void) => (
    <button type="button" className="button-quiet button-small" aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </button>
  )
  return (
    <p className="own-acts">
      {isCreator && isWritable && small('Edit', () => onEdit(id))}
      {isCreator && !draft && (status === 'live' || status === 'withdrawn') && small('Edit', () => void act('edit'))}
      {draft === 'review' && small('Take back to edit', () => void act('take-back'))}
      {status === 'live' && small('Mark as sold', () => setAsked('sell'))}
      {status === 'live' && small('Withdraw', () => setAsked('withdraw'))}
      {isCreator && small('Duplicate', () => void act('duplicate'))}
      {isWritable && small('Delete draft', () => setAsked('delete'))}
      {asked && (
        <Dialog title={questions[asked].title} open onOpenChange={(open) => !open && setAsked(undefined)}>
          <span className="block">{questions[asked].text}</span>
          <span className="mt-5 flex flex-wrap gap-3">
            <Button onClick={() => void confirm()}>{questions[asked].label}</Button>
            <Button look="quiet" onClick={() => setAsked(undefined)}>
              Cancel
            </Button>
          </span>
        </Dialog>
      )}
    </p>
  )
}
