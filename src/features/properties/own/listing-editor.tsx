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
import { useFormDrafts } from '#platform/kept/drafts.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { Loading, SkeletonText } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { ListingPreview } from '../preview/index.ts'
import type { SaveState } from './draft-saver.ts'
import { ListingFields } from './listing-fields.tsx'
import { actOnOwn } from './own-acts.ts'
import { draftQuery } from './own-queries.ts'
import { type Pictured, PicturePart } from './picture-part.tsx'
import { useAutosave } from './use-autosave.ts'

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

const aboutOf = (id: string, version: number | '') => `${id.slice(0, 48)}/${version}`

const changeOf = (form: ListingForm, { pictures, floorPlan }: Pictured): DraftChange => ({
  form: savedForm(form),
  pictures: [...pictures],
  floorPlan,
})

const savedWords: Readonly<Record<SaveState['is'], string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Not saved on the server yet. It is kept in this browser.',
  refused: 'Not saved. What you wrote is kept in this browser.',
}

function Editor({ client, user, id, onClose, draft }: Props & { readonly draft: Document<ListingDraft> }) {
  const queries = useQueryClient()
  const today = useToday()
  const [version, setVersion] = useState(draft.version)
  const own = useFormDrafts('listing', user.uid, typedListing)
  // What this browser has typed belongs to the version that it changes.
  const about = aboutOf(id, version)
  const saved = useRef<ListingForm>(draft.data.form)
  const form: ListingForm = own.of(about) ?? saved.current
  const older = own.abouts.find((one) => one !== about && one?.startsWith(aboutOf(id, '')))
  const [pictured, setPictured] = useState<Pictured>(draft.data)
  const [wrong, setWrong] = useState<Partial<Record<FormField, string>>>({})
  const [isShown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  const long = tooLong(savedForm(form))
  const isDescribed = pictured.pictures.every(({ alt }) => alt.trim() !== '')
  const change = changeOf(form, pictured)
  const { state, save, isDirty } = useAutosave({
    ...{ client, id, change, uid: user.uid, version: draft.version, saved: changeOf(draft.data.form, draft.data) },
    isSavable: Object.keys(long).length === 0 && isDescribed,
    onSaved: (sent, next) => {
      const isSame = JSON.stringify(sent.form) === JSON.stringify(change.form)
      saved.current = isSame ? form : sent.form
      // A text typed meanwhile moves on to the new version.
      if (!isSame) own.keep(aboutOf(id, next), form)
      own.keep(about, null)
      setVersion(next)
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
    const savedAs = await save()
    const done = savedAs !== undefined && (await actOnOwn(client, queries, id, 'submit', savedAs))
    setBusy(false)
    if (done) onClose()
  }
  const set = (field: FormField, value: string) => {
    own.keep(about, { ...form, [field]: value })
    setWrong((all) => ({ ...all, [field]: undefined }))
  }
  const isLong = Object.keys(long).length > 0
  const olderForm = older && own.of(older)
  const isOlderOther = olderForm && JSON.stringify(savedForm(olderForm)) !== JSON.stringify(change.form)
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
        <span role="status" className={state.is === 'refused' || isLong || !isDescribed ? 'field-error' : 'text-ink-2'}>
          {isLong
            ? 'Not saved: a text is too long.'
            : !isDescribed
              ? 'Not saved: a picture has no description.'
              : isDirty && state.is === 'saved'
                ? 'Saving…'
                : savedWords[state.is]}{' '}
          {!isLong && isDescribed && state.why}
        </span>
      </p>
      {isOlderOther && (
        <div className="notice" role="alert">
          <p>This browser has text that was never saved, for an older version of this draft.</p>
          <p className="own-acts">
            <Button
              look="quiet"
              onClick={() => {
                own.keep(about, olderForm)
                own.keep(older, null)
              }}
            >
              Use that text
            </Button>
            <Button look="quiet" onClick={() => own.keep(older, null)}>
              Discard it
            </Button>
          </p>
        </div>
      )}
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
