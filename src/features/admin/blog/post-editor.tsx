import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
import { deletePost, type PostToast, readAnew, savePost } from './post-acts.ts'
import { PostBodyField } from './post-body-field.tsx'
import { type FieldName, readTyped, type TypedPost, typedOf, typedPost } from './post-fields.ts'
import { PostPictures } from './post-pictures.tsx'
import { PostPreview } from './post-preview.tsx'
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
  const about = `${edited.id || 'new'}/${edited.version}`
  // Typed text survives a reload; it belongs to the version that it changes.
  const [draft, keepDraft] = useDraft('post', about, uid, typedPost)
  const typed: TypedPost = draft ?? typedOf(edited.data)
  const [tried, setTried] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  const [when, setWhen] = useState('')
  const { publishAt } = edited.data
  const state = stateOf(publishAt, new Date())
  const read = readTyped(typed, publishAt)
  const errors = tried && !read.ok ? read.errors : {}
  const change = (part: Partial<TypedPost>) => keepDraft({ ...typed, ...part })
  const save = async (at: string | null, said: PostToast) => {
    setTried(true)
    const now = readTyped(typed, at)
    if (!now.ok) return
    const outcome = await savePost(client, queries, edited, now.data, said)
    if (outcome.is === 'outdated') setOutdated(true)
    if (outcome.is !== 'saved') return
    keepDraft()
    if (!edited.id) onOpen(outcome.id)
  }
  const field = (name: FieldName) => ({
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <Form className="post-editor" onSubmit={() => void save(publishAt, 'postSaved')}>
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
              Read it
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
          hint={edited.id && publishAt ? 'The old address leads to the new one.' : 'Left empty, it follows the title.'}
          {...field('slug')}
        />
        <TextField label="Summary" maxLength={300} {...field('summary')} />
        <TextField label="Author" maxLength={80} {...field('author')} />
        <TextField label="Tags (comma-separated)" {...field('tags')} />
        <TextField
          label="Funds to show"
          hint="Words that the fund search finds. The first three are shown."
          maxLength={100}
          {...field('funds')}
        />
      </div>
      <PostPictures client={client} typed={typed} error={errors.coverAlt} onChange={change} />
      <div className="post-editor-text">
        <PostBodyField value={typed.body} error={errors.body} onChange={(body) => change({ body })} />
        <PostPreview client={client} body={typed.body} />
      </div>
      <div className="post-editor-acts">
        <Button type="submit">Save</Button>
        {state !== 'published' && (
          <Button look="quiet" onClick={() => void save(new Date().toISOString(), 'postPublished')}>
            Publish now
          </Button>
        )}
        {publishAt && (
          <Button look="quiet" onClick={() => void save(null, 'postUnpublished')}>
            Unpublish
          </Button>
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
      {state !== 'published' && (
        <div className="post-editor-acts">
          <TextField
            label="Publish at (your local time)"
            type="datetime-local"
            step={1}
            value={when}
            onChange={({ target }) => setWhen(target.value)}
          />
          <Button look="quiet" disabled={!isMoment(when)} onClick={() => void save(momentOf(when), 'postScheduled')}>
            Schedule
          </Button>
        </div>
      )}
      {edited.versions.length > 0 && (
        <PostVersions
          client={client}
          edited={edited}
          onOutdated={() => setOutdated(true)}
          onRestored={() => keepDraft()}
        />
      )}
    </Form>
  )
}

const isMoment = (text: string) => !Number.isNaN(Date.parse(text))
const momentOf = (text: string) => new Date(text).toISOString()
