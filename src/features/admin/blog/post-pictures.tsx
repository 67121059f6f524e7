import { useState } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import { uploadPicture } from '#features/properties/own/index.ts'
import { ownPicture } from '#features/properties/preview/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import type { TypedPost } from './post-fields.ts'

const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif'
const PATIENCE_MS = 240_000

type Props = {
  readonly client: ApiClient
  readonly typed: TypedPost
  readonly error: string | undefined
  readonly onChange: (part: Partial<TypedPost>) => void
}

/** Uploads for the text, which are added at its end, and the cover. */
export function PostPictures({ client, typed, error, onChange }: Props) {
  const [share, setShare] = useState<number>()
  const [refused, setRefused] = useState('')
  const send = async (file: File | undefined, use: (hash: string) => Partial<TypedPost>) => {
    if (!file) return
    setRefused('')
    setShare(0)
    try {
      const hash = await uploadPicture(client, file, { onProgress: setShare, signal: AbortSignal.timeout(PATIENCE_MS) })
      onChange({ pictures: `${typed.pictures} ${hash}`.trim(), ...use(hash) })
    } catch (failure) {
      setRefused(sentenceOf(failure))
    } finally {
      setShare(undefined)
    }
  }
  const intoText = (hash: string) => ({
    body: `${typed.body.trimEnd()}\n\n![Describe this picture](/api/post-pictures/${hash})\n`,
  })
  return (
    <fieldset className="post-editor-pictures">
      <legend className="semibold">Pictures</legend>
      <div className="post-editor-acts">
        <PictureButton label="Add a picture to the text" onFile={(file) => void send(file, intoText)} />
        <PictureButton
          label={typed.cover ? 'Change the cover' : 'Add a cover'}
          onFile={(file) => void send(file, (hash) => ({ cover: hash }))}
        />
        {typed.cover && (
          <Button look="quiet" onClick={() => onChange({ cover: '', coverAlt: '' })}>
            Remove the cover
          </Button>
        )}
      </div>
      {share !== undefined && <progress className="progress" aria-label="Uploading" value={share} max={1} />}
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
            onChange={({ target }) => onChange({ coverAlt: target.value })}
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
