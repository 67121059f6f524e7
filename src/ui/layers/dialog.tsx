import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCoveredGutter } from './use-covered-gutter.ts'
import { useInFront } from './use-layer-open.ts'

export type LayerProps = {
  readonly title: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
  /** Typing, scrolling or pointer movement inside; a resting pointer does not count. */
  readonly onActivity?: () => void
  /** Initial focus; `true` is the first control. */
  readonly initialFocus?: () => HTMLElement | true
  /** After the closing animation. */
  readonly onClosed?: () => void
}

/** A modal dialog. Escape, the close button and a press outside close it; focus returns to where it was. */
export function Dialog(props: LayerProps) {
  return (
    <Layer {...props} className="dialog">
      <div className="layer-head mb-3" data-uncovered="">
        <Base.Title className="dialog-title">{props.title}</Base.Title>
        <CloseLayer />
      </div>
      {props.children}
    </Layer>
  )
}

export function Layer({
  open,
  onOpenChange,
  onActivity,
  onClosed,
  initialFocus,
  className,
  children,
}: LayerProps & { className: string }) {
  useInFront(open)
  useCoveredGutter(open)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup
          className={className}
          initialFocus={initialFocus}
          onKeyDown={onActivity}
          onScroll={onActivity}
          onPointerMove={(event) => (event.movementX || event.movementY) && onActivity?.()}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export function CloseLayer() {
  return (
    <Base.Close className="button-plain button-icon" aria-label="Close">
      <X aria-hidden="true" size={22} />
    </Base.Close>
  )
}

export const LayerTitle = Base.Title
