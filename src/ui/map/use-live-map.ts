import { type RefObject, useEffect, useRef, useState } from 'react'
import { type LiveMap, type MapTiles, openMap } from './leaflet-map.ts'
import type { Box } from './map-point.ts'

export type Seen = { readonly map: LiveMap; readonly box: Box; readonly zoom: number }

type Options = {
  readonly place: RefObject<HTMLElement | null>
  /** What is shown at first, and again whenever it changes. */
  readonly box: Box
  readonly tiles: MapTiles | undefined
  /** The person moved the map; not called when the box did. */
  readonly onMoved: (box: Box) => void
}

/** Keeps one map in an element; the result is what it shows now. */
export function useLiveMap({ place, box, tiles, onMoved }: Options): Seen | undefined {
  const [seen, setSeen] = useState<Seen>()
  const live = useRef<LiveMap>(null)
  const fitting = useRef(true)
  const moved = useRef(onMoved)
  moved.current = onMoved
  const first = useRef(box)
  first.current = box

  useEffect(() => {
    const element = place.current
    if (!element) return
    const look = () => {
      const map = live.current
      if (!map) return
      const view = map.view()
      setSeen({ map, ...view })
      if (!fitting.current) moved.current(view.box)
    }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    live.current = openMap(element, first.current, isStill, look)
    look()
    return () => {
      live.current?.destroy()
      live.current = null
    }
  }, [place])

  useEffect(() => {
    fitting.current = true
    live.current?.fit(box)
    fitting.current = false
  }, [box])
  useEffect(() => live.current?.showTiles(tiles), [tiles])
  return seen
}
