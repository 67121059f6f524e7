import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { EditedPost } from '#domain/blog/post-answers.ts'
import { postStates, stateOf } from '#domain/blog/post-state.ts'
import { slugOf } from '#domain/blog/slug.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Confirm, Moment } from '../admin-parts.tsx'
import { deletePost, type PostToast, readAnew, restorePost, savePost } from './post-acts.ts'
import { PostBodyField } from './post-body-field.tsx'
import { type FieldName, isSameText, readTyped, type TypedPost, typedOf, typedPost } from './post-fields.ts'
import { PostPictures } from './post-pictures.tsx'
import { PostPreview } from './post-preview.tsx'
import { editedPostQuery } from './post-queries.ts'
import { PostSchedule } from './post-schedule.tsx'
import { PostVersions } from './post-versions.tsx'

type Props = {
  readonly client: ApiClient
  readonly edited: EditedPost
  readonly onOpen: (id: string | undefined) => void
}

/** A post's fields, its text beside what readers will see, when it appears, and its versions. */
export function PostEditor({ client, edited, onOpen }: Props) {
  const queries = useQueryClient()
  const uid = userOf(useSession())?.uid
  // Typed text survives a reload and names the version that it changes.
  const [draft, keepDraft] = useDraft('post', edited.id.slice(0, 60) || 'new', uid, typedPost)
  const typed: TypedPost = draft ?? typedOf(edited)
  const base = Number(typed.version)
  // Uploads and saves end in later renders than they began in.
  const latest = useRef(typed)
  latest.current = typed
  const [tried, setTried] = useState(false)
  const [refusedAt, setRefusedAt] = useState<number>()
  const [isSaving, setSaving] = useState(false)
  const [uploads, setUploads] = useState(0)
  const busy = isSaving || uploads > 0
  const isOutdated = base < edited.version || refusedAt === base
  const { publishAt } = edited.data
  const state = stateOf(publishAt, new Date())
  const read = readTyped(typed, publishAt)
  const errors = tried && !read.ok ? read.errors : {}
  const change = (rule: (now: TypedPost) => TypedPost) => {
    latest.current = rule(latest.current)
    keepDraft(latest.current)
  }
  const save = async (at: string | null, said: PostToast) => {
    setTried(true)
    const now = readTyped(typed, at)
    if (!now.ok || busy) return
    setSaving(true)
    const outcome = await savePost(client, queries, { id: edited.id, version: base }, now.data, said, (written) => {
      if (!edited.id) return
      queries.setQueryData(editedPostQuery(client, written.id).queryKey, { ...edited, ...written, data: now.data })
      change((text) => ({ ...text, version: String(written.version) }))
    })
    setSaving(false)
    if (outcome.is === 'outdated') setRefusedAt(base)
    if (outcome.is !== 'saved') return
    setTried(false)
    // Text typed meanwhile stays.
    if (isSameText(latest.current, typed)) keepDraft()
    if (!edited.id) onOpen(outcome.id)
  }
  const restore = async (version: number) => {
    setSaving(true)
    const outcome = await restorePost(client, queries, edited, version)
    setSaving(false)
    if (outcome.is === 'outdated') setRefusedAt(base)
  }
  const field = (name: FieldName) => ({
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change((now) => ({ ...now, [name]: target.value })),
  })
  return (
    // A new post's editor gives way to that of the saved one: text typed meanwhile would be lost.
    <Form className="post-editor" inert={isSaving && !edited.id} onSubmit={() => void save(publishAt, 'postSaved')}>
      <p>
        {edited.id ? postStates[state] : 'New post'}
        {publishAt && (
          <>
            {' '}
            <Moment at={publishAt} />
          </>
        )}
        {state === 'published' && (
          <>
            {' '}
            <a href={`/blog/${edited.data.slug}`} className="text-link">
              View post
            </a>
          </>
        )}
        {draft && ' · unsaved changes, kept in this browser'}
      </p>
      {isOutdated && (
        <div className="notice" role="alert">
          <p>
            Someone else changed this post while you were writing. Nothing was overwritten, and your text is still here.
            Copy what you need, then load the newer version.
          </p>
          <Button
            look="quiet"
            onClick={() => {
              keepDraft()
              void readAnew(queries)
            }}
          >
            Load the newer version
          </Button>
        </div>
      )}
      <div className="post-editor-fields">
        <TextField label="Title" maxLength={120} {...field('title')} />
        <TextField
          label="Address"
          before="/blog/"
          placeholder={slugOf(typed.title)}
          hint={edited.id && publishAt ? 'The old address redirects to the new one.' : 'Leave empty to use the title.'}
          {...field('slug')}
        />
        <TextField label="Summary" maxLength={300} {...field('summary')} />
        <TextField label="Author" maxLength={80} {...field('author')} />
        <TextField label="Tags (comma-separated)" {...field('tags')} />
        <TextField
          label="Funds to show"
          hint="A fund search, such as “nifty 50 direct growth”. The first three results are shown."
          maxLength={100}
          {...field('funds')}
        />
      </div>
      <PostPictures
        client={client}
        typed={typed}
        error={errors.coverAlt}
        onChange={change}
        onUploads={(more) => setUploads((now) => now + more)}
      />
      <div className="post-editor-text">
        <PostBodyField
          value={typed.body}
          error={errors.body}
          onChange={(body) => change((now) => ({ ...now, body }))}
        />
        <PostPreview client={client} body={typed.body} />
      </div>
      <div className="post-editor-acts">
        <Button type="submit" busy={busy}>
          Save
        </Button>
        {state !== 'published' && (
          <Button look="quiet" busy={busy} onClick={() => void save(new Date().toISOString(), 'postPublished')}>
            Publish now
          </Button>
        )}
        {publishAt && (
          <Button look="quiet" busy={busy} onClick={() => void save(null, 'postUnpublished')}>
            Unpublish
          </Button>
        )}
        {draft && !busy && (
          <Confirm label="Discard changes" title="Discard your changes?" onConfirm={() => keepDraft()}>
            Everything you typed since the last save is deleted.
          </Confirm>
        )}
        {edited.id && !publishAt && (
          <Confirm
            label="Delete draft"
            title="Delete this draft?"
            onConfirm={() => void deletePost(client, queries, edited.id).then((done) => done && onOpen(undefined))}
          >
            Its text and all its versions are deleted for good.
          </Confirm>
        )}
      </div>
      {state !== 'published' && <PostSchedule busy={busy} onSchedule={(at) => void save(at, 'postScheduled')} />}
      {edited.versions.length > 0 && (
        <PostVersions
          versions={edited.versions}
          isUnsaved={draft !== undefined}
          busy={busy}
          onRestore={(one) => void restore(one)}
        />
      )}
    </Form>
  )
}
