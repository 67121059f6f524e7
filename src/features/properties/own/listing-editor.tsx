import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { Document } from '#domain/documents/document.ts'
import type { DraftChange, ListingDraft } from '#domain/property/listing-draft.ts'
import {
  type FormField,
  type ListingForm,
  readListing,
  savedForm,
  tooLong,
  typedListing,
} from '#domain/property/listing-form.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { Loading, SkeletonText } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { ListingPreview } from '../preview/index.ts'
import { ListingFields } from './listing-fields.tsx'
import { actOnOwn } from './own-acts.ts'
import { draftQuery } from './own-queries.ts'
import { type Pictured, PicturePart } from './picture-part.tsx'
import { type SaveState, useAutosave } from './use-autosave.ts'

type Props = {
  readonly client: ApiClient
  readonly user: SignedInUser
  readonly id: string
  readonly onClose: () => void
}

export function ListingEditor(props: Props) {
  const { data, error, refetch } = useQuery(draftQuery(props.client, props.id))
  if (data && data.data.status !== 'review') return <Editor {...props} draft={data} />
  const back = <Button onClick={props.onClose}>Back to your listings</Button>
  if (data)
    return (
      <ErrorState title="This version is being reviewed" action={back}>
        Take it back first to change it.
      </ErrorState>
    )
  if (error)
    return (
      <ErrorState
        title="This draft could not be opened"
        action={
          <>
            <Button onClick={() => void refetch()}>Try again</Button>
            {back}
          </>
        }
      >
        {sentenceOf(error)}
      </ErrorState>
    )
  return (
    <Loading label="Loading the draft…">
      <SkeletonText lines={8} />
    </Loading>
  )
}

const savedWords: Readonly<Record<SaveState['is'], string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Not saved on the server yet. It is kept in this browser.',
  refused: 'Not saved. What you wrote is kept in this browser.',
}

function Editor({ client, user, id, onClose, draft }: Props & { readonly draft: Document<ListingDraft> }) {
  const queries = useQueryClient()
  const today = useToday()
  // What the server has not got yet, from this browser.
  const [kept, keep] = useDraft('listing', id.slice(0, 60), user.uid, typedListing)
  // A ref: the browser's copy goes in the same moment as this one comes.
  const saved = useRef<ListingForm>(draft.data.form)
  const form: ListingForm = kept ?? saved.current
  const [pictured, setPictured] = useState<Pictured>(draft.data)
  const [wrong, setWrong] = useState<Partial<Record<FormField, string>>>({})
  const [isShown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  const long = tooLong(savedForm(form))
  const isDescribed = pictured.pictures.every(({ alt }) => alt.trim() !== '')
  const change: DraftChange = { form: savedForm(form), pictures: [...pictured.pictures], floorPlan: pictured.floorPlan }
  const { state, save, isDirty } = useAutosave({
    ...{ client, id, change, uid: user.uid, version: draft.version },
    isSavable: Object.keys(long).length === 0 && isDescribed,
    onSaved: (sent) => {
      // A text typed meanwhile stays.
      if (JSON.stringify(sent.form) !== JSON.stringify(change.form)) return
      saved.current = form
      keep()
    },
  })
  const read = readListing(form, pictured, { priceHistory: [], postedOn: null }, today)
  const refuse = (refusals: Partial<Record<FormField, string>>) => {
    setWrong(refusals)
    const first = place.current?.elements.namedItem(Object.keys(refusals)[0] ?? '')
    if (first instanceof HTMLElement) first.focus()
  }
  const submit = async () => {
    if (!read.ok) return refuse(read.refusals)
    if (busy || !isDescribed) return
    setBusy(true)
    const done = (await save()) && (await actOnOwn(client, queries, id, 'submit'))
    setBusy(false)
    if (done) onClose()
  }
  const set = (field: FormField, value: string) => {
    keep({ ...form, [field]: value })
    setWrong((all) => ({ ...all, [field]: undefined }))
  }
  const isLong = Object.keys(long).length > 0
  return (
    <form
      ref={place}
      className="own-editor"
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className="own-bar">
        <Button look="quiet" onClick={onClose}>
          Back to your listings
        </Button>
        <span role="status" className={state.is === 'refused' || isLong ? 'field-error' : 'text-ink-2'}>
          {isLong
            ? 'Not saved: a text is too long.'
            : isDirty && state.is === 'saved'
              ? 'Saving…'
              : savedWords[state.is]}{' '}
          {!isLong && state.why}
        </span>
      </p>
      {draft.data.reason && <p className="own-reason">Not approved: {draft.data.reason}</p>}
      <ListingFields form={form} wrong={{ ...wrong, ...long }} onField={set} />
      <PicturePart client={client} title={form.title} {...pictured} onChange={setPictured} />
      <p className="own-bar own-ends">
        <Button type="submit" busy={busy}>
          Submit for review
        </Button>
        <Button
          look="quiet"
          aria-expanded={isShown}
          onClick={() => (read.ok ? setShown(!isShown) : refuse(read.refusals))}
        >
          {isShown ? 'Hide preview' : 'Preview'}
        </Button>
        {Object.values(wrong).some(Boolean) && (
          <span role="alert" className="field-error">
            Some fields are missing or wrong.
          </span>
        )}
      </p>
      {isShown && read.ok && (
        <section aria-label="Preview" className="own-preview">
          <ListingPreview id={id} listing={read.draft} />
        </section>
      )}
    </form>
  )
}
