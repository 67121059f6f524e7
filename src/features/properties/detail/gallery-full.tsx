import { type KeyboardEvent, useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { CloseLayer, Layer, LayerTitle } from '#ui/layers/dialog.tsx'
import type { Picture } from './gallery.tsx'

type Props = {
  readonly pictures: readonly Picture[]
  /** Null if it is closed. */
  readonly at: number | null
  readonly title: string
  readonly onMove: (at: number) => void
  readonly onClose: () => void
}

/** A shorter drag is a press. */
const SWIPE_PX = 40

/** One picture at a time on the whole screen: arrow keys, Home, End, swipe; Escape closes it. */
export function GalleryFull({ pictures, at, title, onMove, onClose }: Props) {
  const next = useRef<HTMLButtonElement>(null)
  const from = useRef<number | null>(null)
  const shown = at ?? 0
  const count = pictures.length
  const move = (by: number) => onMove((shown + by + count) % count)
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => move(1),
    ArrowLeft: () => move(-1),
    Home: () => onMove(0),
    End: () => onMove(count - 1),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const picture = pictures[shown]
  return (
    <Layer
      title={title}
      open={at !== null}
      onOpenChange={(open) => !open && onClose()}
      initialFocus={() => next.current ?? true}
      className="gallery-full"
    >
      {/* Keys reach it from the buttons inside, one of which has the focus. */}
      <fieldset className="gallery-stage" aria-label="Pictures" onKeyDown={press}>
        <div className="layer-head">
          <LayerTitle className="gallery-title">{title}</LayerTitle>
          <CloseLayer />
        </div>
        <figure
          onPointerDown={({ clientX }) => {
            from.current = clientX
          }}
          onPointerUp={({ clientX }) => {
            const way = clientX - (from.current ?? clientX)
            from.current = null
            if (Math.abs(way) >= SWIPE_PX) move(way < 0 ? 1 : -1)
          }}
        >
          {picture && (
            <img
              src={picture.address}
              srcSet={picture.srcSet}
              sizes="100vw"
              alt={picture.alt}
              width={900}
              height={600}
              draggable={false}
            />
          )}
          <figcaption aria-live="polite">
            {shown + 1} of {count}: {picture?.alt}
          </figcaption>
        </figure>
        <div className="gallery-acts">
          <Button look="quiet" onClick={() => move(-1)}>
            Previous
          </Button>
          <Button look="quiet" ref={next} onClick={() => move(1)}>
            Next
          </Button>
        </div>
      </fieldset>
    </Layer>
  )
}
