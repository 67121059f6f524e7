import { useRef, useState } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import { uploadPicture } from '#features/properties/own/index.ts'
import { ownPicture } from '#features/properties/preview/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { type TypedPost, withPicture } from './post-fields.ts'

const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif'
const PATIENCE_MS = 240_000

type Props = {
  readonly client: ApiClient
  readonly typed: TypedPost
  readonly error: string | undefined
  /** A rule: text may be typed, and other pictures arrive, while one is on its way. */
  readonly onChange: (rule: (now: TypedPost) => TypedPost) => void
  /** Called with 1 when an upload begins and with -1 when it ends. */
  readonly onUploads: (change: 1 | -1) => void
}

/** Uploads for the text, which are added at its end, and the cover. */
export function PostPictures({ client, typed, error, onChange, onUploads }: Props) {
  const [shares, setShares] = useState<ReadonlyMap<number, number>>(new Map())
  const [refused, setRefused] = useState('')
  const count = useRef(0)
  const send = async (file: File | undefined, place: 'text' | 'cover') => {
    if (!file) return
    const key = ++count.current
    const onProgress = (share: number) => setShares((all) => new Map(all).set(key, share))
    setRefused('')
    onProgress(0)
    onUploads(1)
    try {
      const hash = await uploadPicture(client, file, { onProgress, signal: AbortSignal.timeout(PATIENCE_MS) })
      onChange((now) => withPicture(now, hash, place))
    } catch (failure) {
      setRefused(sentenceOf(failure))
    } finally {
      setShares((all) => new Map([...all].filter(([one]) => one !== key)))
      onUploads(-1)
    }
  }
  return (
    <fieldset className="post-editor-pictures">
      <legend className="semibold">Pictures</legend>
      <div className="post-editor-acts">
        <PictureButton label="Add a picture to the text" onFile={(file) => void send(file, 'text')} />
        <PictureButton
          label={typed.cover ? 'Change the cover' : 'Add a cover'}
          onFile={(file) => void send(file, 'cover')}
        />
        {typed.cover && (
          <Button look="quiet" onClick={() => onChange((now) => ({ ...now, cover: '', coverAlt: '' }))}>
            Remove the cover
          </Button>
        )}
      </div>
      {[...shares].map(([key, share]) => (
        <progress key={key} className="progress" aria-label="Uploading" value={share} max={1} />
      ))}
      {refused && (
        <p role="alert" className="field-error">
          {refused}
        </p>
      )}
      {typed.cover && (
        <div className="post-editor-cover">
          <img src={ownPicture(typed.cover, 480)} alt={typed.coverAlt} />
          <TextField
            label="What the cover shows"
            value={typed.coverAlt}
            error={error}
            onChange={({ target }) => onChange((now) => ({ ...now, coverAlt: target.value }))}
          />
        </div>
      )}
    </fieldset>
  )
}

type PictureButtonProps = { readonly label: string; readonly onFile: (file: File | undefined) => void }

const PictureButton = ({ label, onFile }: PictureButtonProps) => (
  <label className="button-quiet file-button">
    {label}
    <input
      type="file"
      accept={ACCEPT}
      className="sr-only"
      onChange={({ target }) => {
        onFile(target.files?.[0])
        target.value = ''
      }}
    />
  </label>
)
