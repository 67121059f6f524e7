import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { apiErrors } from '#catalogue/errors.ts'
import { routes } from '#catalogue/routes.ts'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { Document } from '#domain/documents/document.ts'
import { type Enquiry, enquiryLimits } from '#domain/documents/enquiry.ts'
import type { OwnListing } from '#domain/property/own-listing.ts'
import { isBlank, lengthRefusal, plainLines } from '#domain/text/typed-text.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { deleteDocument, updateDocument } from '#platform/documents/document-client.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { PaperPicture } from '#ui/data/list-pictures.tsx'
import { Loading, SkeletonText } from '#ui/data/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/data/state.tsx'
import { toast } from '#ui/layers/toast.ts'
import { answerEnquiry } from './own-acts.ts'
import { inboxQuery } from './own-queries.ts'

type Props = {
  readonly client: ApiClient
  readonly user: SignedInUser
  readonly listings: readonly OwnListing[]
}

/** What people ask about this creator's listings. Nobody else reads it. */
export function EnquiryInbox({ client, user, listings }: Props) {
  const asked = useInfiniteQuery({ ...inboxQuery(client, user.uid), refetchOnMount: 'always' })
  const titles = new Map(listings.map(({ id, title }) => [id, title]))
  if (asked.error && !asked.data)
    return (
      <ErrorState
        title="The enquiries could not be loaded"
        action={<Button onClick={() => void asked.refetch()}>Try again</Button>}
      >
        {sentenceOf(asked.error)}
      </ErrorState>
    )
  if (!asked.data)
    return (
      <Loading label="Loading enquiries…">
        <SkeletonText lines={5} />
      </Loading>
    )
  if (asked.data.length === 0)
    return (
      <EmptyState picture={<PaperPicture />} title="No enquiries yet">
        Enquiries about your live listings appear here and in the bell.
      </EmptyState>
    )
  return (
    <>
      <ul className="own-list">
        {asked.data.map((entry) => (
          <EnquiryRow
            key={entry.id}
            entry={entry}
            client={client}
            uid={user.uid}
            title={titles.get(entry.data.listing)}
          />
        ))}
      </ul>
      {asked.hasNextPage && (
        <p className="mt-4">
          <Button look="quiet" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            Show older
          </Button>
        </p>
      )}
    </>
  )
}

type RowProps = {
  readonly entry: Document<Enquiry>
  readonly client: ApiClient
  readonly uid: string
  readonly title: string | undefined
}

/** As typed, however long: a draft is never rejected. */
const answerForm = z.strictObject({ answer: z.string().max(500_000) })

function EnquiryRow({ entry: { id, version, createdAt, data }, client, uid, title }: RowProps) {
  const queries = useQueryClient()
  const [{ answer } = { answer: '' }, keepDraft] = useDraft('answer', id, uid, answerForm)
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const said = plainLines(answer)
    const refused = isBlank(said) ? 'Please write an answer.' : lengthRefusal('An answer', said, enquiryLimits.answer)
    setWrong(refused)
    if (refused || busy) return
    setBusy(true)
    if (await answerEnquiry(client, queries, id, said)) keepDraft()
    setBusy(false)
  }
  const change = async (deed: ReturnType<typeof deleteDocument>) => {
    const { outcome, refused } = await deed
    if (outcome === 'refused') toast(apiErrors[refused ?? 'internal'].sentence, { tone: 'error' })
    await queries.invalidateQueries({ queryKey: ['documents'] })
  }
  const isSpam = data.status === 'spam'
  return (
    <li className="own-enquiry">
      <p className="own-marks">
        {data.status === 'new' && <span className="own-mark own-review">New</span>}
        {isSpam && <span className="own-mark own-rejected">Looks like spam</span>}
      </p>
      <h2 className="own-title" dir="auto">
        {data.name}
      </h2>
      <p className="text-ink-2">
        <a href={`mailto:${data.email}`} className="break-all underline underline-offset-4">
          {data.email}
        </a>
        {data.phone && `, ${data.phone}`}, {dateLabel(createdAt)}, about{' '}
        <a href={routes.property.path.replace('{id}', data.listing)} className="underline underline-offset-4">
          {title || 'a listing'}
        </a>
      </p>
      <p className="own-words" dir="auto">
        {data.message}
      </p>
      {data.answer ? (
        <p className="own-answer" dir="auto">
          <strong>Your answer{data.answeredAt && ` of ${dateLabel(data.answeredAt)}`}:</strong> {data.answer}
        </p>
      ) : (
        <Form className="own-answering" onSubmit={() => void send()}>
          <TextArea
            label={`Answer to ${data.name}`}
            rows={3}
            dir="auto"
            value={answer}
            error={wrong}
            onChange={({ target }) => keepDraft(target.value ? { answer: target.value } : undefined)}
          />
          <Button type="submit" look="quiet" busy={busy}>
            Send answer
          </Button>
        </Form>
      )}
      <p className="own-acts">
        {data.status === 'new' && (
          <button
            type="button"
            className="button-quiet button-small"
            onClick={() => void change(updateDocument('enquiries', id, { status: 'read' }, version))}
          >
            Mark as read
          </button>
        )}
        <button
          type="button"
          className="button-quiet button-small"
          onClick={() => void change(updateDocument('enquiries', id, { status: isSpam ? 'new' : 'spam' }, version))}
        >
          {isSpam ? 'Not spam' : 'Mark as spam'}
        </button>
        {isSpam && (
          <button
            type="button"
            className="button-quiet button-small"
            onClick={() => void change(deleteDocument('enquiries', id))}
          >
            Delete
          </button>
        )}
      </p>
    </li>
  )
}
