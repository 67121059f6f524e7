import { type MouseEvent, useState } from 'react'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'

export type Picture = ListingDetails['pictures'][number]

const loadFull = () => import('./gallery-full.tsx').then(({ GalleryFull }) => GalleryFull)

/** Shown beside the first one; the rest is counted on the last of them. */
const BESIDE = 4

/** As `.gallery` lays them out, for photographs that come in several widths. */
const FIRST_SIZES = '(min-width: 40rem) 50vw, 100vw'
const BESIDE_SIZES = '25vw'

/** Pictures and floor plan. Without scripts each opens by itself, with them all open in a full-screen view. */
export function Gallery({ details }: { readonly details: ListingDetails }) {
  const [at, setAt] = useState<number | null>(null)
  const full = useLate(loadFull, at !== null)
  const { floorPlan, title } = details
  const pictures: readonly Picture[] = [
    ...details.pictures,
    ...(floorPlan ? [{ address: floorPlan, alt: `Floor plan of ${title}` }] : []),
  ]
  if (pictures.length === 0) return null
  const isPlan = ({ address }: Picture) => address === floorPlan
  const more = pictures.length - 1 - BESIDE
  return (
    <section className="gallery" aria-label="Pictures">
      {pictures.slice(0, BESIDE + 1).map((picture, place) => (
        <a
          key={picture.address}
          href={picture.address}
          className={place === 0 ? 'gallery-first' : isPlan(picture) ? 'gallery-more gallery-plan' : 'gallery-more'}
          onPointerEnter={full.request}
          onClick={(event: MouseEvent) => {
            if (!isPlainPress(event)) return
            event.preventDefault()
            setAt(place)
          }}
        >
          <img
            src={picture.inPage ?? picture.address}
            {...(picture.srcSet && { srcSet: picture.srcSet, sizes: place === 0 ? FIRST_SIZES : BESIDE_SIZES })}
            alt={picture.alt}
            width={900}
            height={600}
            {...(place === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
            decoding="async"
          />
          {place === 0 && pictures.length > 1 && (
            <span className="gallery-count gallery-all">{pictures.length} pictures</span>
          )}
          {place === BESIDE && more > 0 && <span className="gallery-count">and {more} more</span>}
        </a>
      ))}
      {full.Component && (
        <full.Component pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(null)} title={title} />
      )}
      {at !== null && full.failed && <LateFailure onRetry={full.request} onClose={() => setAt(null)} />}
    </section>
  )
}
