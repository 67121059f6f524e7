import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { MapMark } from './map-groups.ts'
import { isIn } from './map-point.ts'
import type { Seen } from './use-live-map.ts'

type Options = {
  readonly place: RefObject<HTMLElement | null>
  readonly seen: Seen | undefined
  readonly marks: readonly MapMark[]
}

/** When the focused mark leaves the view, the focus goes on to the mark that now has its points, else to the map. */
export function useMarkFocus({ place, seen, marks }: Options) {
  const held = useRef<ReadonlySet<string>>(undefined)
  useLayoutEffect(() => {
    const ids = held.current
    if (!ids || !seen) return
    const now = marks.find((mark) => isIn(seen.box, mark) && mark.ids().some((id) => ids.has(id)))
    const button = [...seen.map.layer.querySelectorAll('button')].find(({ dataset }) => dataset.mark === now?.key)
    // React fires no blur for a button that it removes.
    const next = button ?? place.current
    next?.focus({ preventScroll: true })
  }, [place, seen, marks])
  return {
    hold(mark: MapMark) {
      held.current = new Set(mark.ids())
    },
    release() {
      held.current = undefined
    },
  }
}
