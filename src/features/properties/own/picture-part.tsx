import { type DragEvent, useRef, useState } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import { type ListingPicture, MOST_PICTURES } from '#domain/property/listing-picture.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { MoveButtons } from '#ui/controls/move-buttons.tsx'
import { ownPicture } from '../preview/own-picture.ts'
import { uploadPicture } from './upload-picture.ts'

export type Pictured = { readonly pictures: readonly ListingPicture[]; readonly floorPlan: string | null }
type Props = Pictured & {
  readonly client: ApiClient
  readonly title: string
  readonly onChange: (rule: (now: Pictured) => Pictured) => void
}
type Arriving = { readonly key: number; readonly name: string; readonly share: number; readonly refused?: string }

const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif'
const AT_ONCE = 3

/** Pictures by file button or drop, with progress; the first one is the cover. */
export function PicturePart({ client, title, pictures, floorPlan, onChange }: Props) {
  const [arriving, setArriving] = useState<readonly Arriving[]>([])
  const [isOver, setOver] = useState(false)
  const numbers = useRef(0)
  const shown = (key: number, change: Partial<Arriving> | null) =>
    setArriving((all) =>
      change ? all.map((one) => (one.key === key ? { ...one, ...change } : one)) : all.filter((one) => one.key !== key),
    )
  const send = async (file: File, key: number) => {
    try {
      const watched = { onProgress: (share: number) => shown(key, { share }), signal: AbortSignal.timeout(240_000) }
      const hash = await uploadPicture(client, file, watched)
      onChange((now) => withPicture(now, hash, title))
      shown(key, null)
    } catch (error) {
      shown(key, { refused: sentenceOf(error) })
    }
  }
  const add = async (files: readonly File[]) => {
    const room = MOST_PICTURES - pictures.length
    const wanted = files.map((file, at) => {
      const refused = at < room ? undefined : `A listing can have at most ${MOST_PICTURES} pictures.`
      return { file, entry: { key: ++numbers.current, name: file.name, share: 0, ...(refused && { refused }) } }
    })
    setArriving((all) => [...all, ...wanted.map(({ entry }) => entry)])
    const left = wanted.filter(({ entry }) => !entry.refused)
    const worker = async () => {
      for (let next = left.shift(); next; next = left.shift()) await send(next.file, next.entry.key)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void add([...event.dataTransfer.files])
  }
  return (
    <fieldset className="own-fields" id="pictures">
      <legend className="own-legend">Pictures</legend>
      <section
        className={isOver ? 'own-drop own-drop-over' : 'own-drop'}
        aria-label="Add pictures"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <label className="button-quiet file-button">
          Choose pictures
          <input
            type="file"
            accept={ACCEPT}
            multiple
            className="sr-only"
            onChange={({ target }) => {
              void add([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
        <p className="text-ink-2">
          or drop them here. JPEG, PNG or WebP, at most 15 MB each. HEIC works in browsers that can open it.
        </p>
      </section>
      {arriving.length > 0 && (
        <ul className="own-arriving" aria-label="Uploads">
          {arriving.map(({ key, name, share, refused }) => (
            <li key={key}>
              <span className="own-file">{name}</span>
              {refused ? (
                <>
                  <span role="alert" className="field-error">
                    {refused}
                  </span>
                  <Button look="plain" onClick={() => shown(key, null)}>
                    Dismiss
                  </Button>
                </>
              ) : (
                <progress className="progress" aria-label={`Uploading ${name}`} value={share} max={1} />
              )}
            </li>
          ))}
        </ul>
      )}
      <ul className="own-pictures">
        {pictures.map((picture, at) => (
          <PictureRow key={hashOf(picture)} {...{ picture, at, pictures, floorPlan, onChange }} />
        ))}
      </ul>
    </fieldset>
  )
}

const hashOf = (picture: ListingPicture) => (picture.kind === 'kept' ? picture.hash : picture.scene)

function withPicture(now: Pictured, hash: string, title: string): Pictured {
  if (now.pictures.length >= MOST_PICTURES || now.pictures.some((one) => hashOf(one) === hash)) return now
  const alt = `Picture ${now.pictures.length + 1}${title ? ` of ${title.slice(0, 120)}` : ''}`
  return { ...now, pictures: [...now.pictures, { kind: 'kept', hash, alt }] }
}

type RowProps = Pick<Props, 'pictures' | 'floorPlan' | 'onChange'> & {
  readonly picture: ListingPicture
  readonly at: number
}

function PictureRow({ picture, at, pictures, floorPlan, onChange }: RowProps) {
  const hash = hashOf(picture)
  const name = `picture ${at + 1}`
  const move = (to: number) =>
    onChange((now) => {
      const others = now.pictures.filter((one) => hashOf(one) !== hash)
      return { ...now, pictures: others.toSpliced(to, 0, picture) }
    })
  const rename = (alt: string) =>
    onChange((now) => ({
      ...now,
      pictures: now.pictures.map((one) => (hashOf(one) === hash ? { ...one, alt } : one)),
    }))
  const remove = () => onChange((now) => ({ ...now, pictures: now.pictures.filter((one) => hashOf(one) !== hash) }))
  const isPlan = floorPlan === hash
  return (
    <li className="own-picture">
      {picture.kind === 'kept' && <img src={ownPicture(picture.hash, 480)} alt={picture.alt} loading="lazy" />}
      <TextField
        label={at === 0 ? 'Cover: what it shows' : `What ${name} shows`}
        value={picture.alt}
        maxLength={200}
        error={picture.alt.trim() === '' ? 'Describe it for people who cannot see it.' : undefined}
        onChange={({ target }) => rename(target.value)}
      />
      <p className="own-acts">
        <MoveButtons
          name={name}
          isFirst={at === 0}
          isLast={at === pictures.length - 1}
          onMove={(way) => move(way === 'up' ? at - 1 : at + 1)}
        />
        {at > 0 && (
          <button type="button" className="button-quiet button-small" onClick={() => move(0)}>
            Make cover
          </button>
        )}
        <button
          type="button"
          className="button-quiet button-small"
          aria-pressed={isPlan}
          onClick={() => onChange((now) => ({ ...now, floorPlan: isPlan ? null : hash }))}
        >
          Floor plan
        </button>
        <button type="button" className="button-quiet button-small" aria-label={`Remove ${name}`} onClick={remove}>
          Remove
        </button>
      </p>
    </li>
  )
}
