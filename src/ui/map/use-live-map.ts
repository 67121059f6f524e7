import { type RefObject, useEffect, useRef, useState } from 'react'
import { type LiveMap, type MapTiles, openMap } from './leaflet-map.ts'
import type { Box, MapAt } from './map-point.ts'

export type MapView = { readonly box: Box } & MapAt
export type Seen = MapView & { readonly map: LiveMap }

type Options = {
  readonly place: RefObject<HTMLElement | null>
  /** What is shown at first, and again whenever it changes. */
  readonly box: Box
  /** Shown at first instead of the box. */
  readonly at: MapAt | undefined
  readonly tiles: MapTiles | undefined
  /** `byPerson`: not because the box changed. */
  readonly onMoved: (view: MapView, byPerson: boolean) => void
}

/** Keeps one map in an element; the result is what it shows now. */
export function useLiveMap({ place, tiles, ...options }: Options): Seen | undefined {
  const { box } = options
  const [seen, setSeen] = useState<Seen>()
  const live = useRef<LiveMap>(null)
  const fitted = useRef<Box>(undefined)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    const element = place.current
    if (!element) return
    const { box: first, at } = latest.current
    let isFitting = true
    const look = () => {
      const map = live.current
      if (!map) return
      const view = map.view()
      setSeen({ map, ...view })
      latest.current.onMoved(view, !isFitting && fitted.current === latest.current.box)
    }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const map = openMap(element, first, isStill, look)
    live.current = map
    fitted.current = first
    if (at) map.zoomTo(at.lat, at.lon, at.zoom)
    look()
    isFitting = false
    return () => {
      map.destroy()
      live.current = null
    }
  }, [place])

  useEffect(() => {
    if (fitted.current === box) return
    live.current?.fit(box)
    fitted.current = box
  }, [box])
  useEffect(() => live.current?.showTiles(tiles), [tiles])
  return seen
}
