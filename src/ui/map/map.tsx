import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { MapTiles } from './leaflet-map.ts'
import { createGroups, type MapMark } from './map-groups.ts'
import { MapMarks } from './map-marks.tsx'
import type { Box, MapAt, MapPoint, PlaceName } from './map-point.ts'
import { type MapView, useLiveMap } from './use-live-map.ts'
import { useMarkFocus } from './use-mark-focus.ts'

export type MapProps = {
  readonly label: string
  /** What the points are called. */
  readonly many: string
  readonly points: readonly MapPoint[]
  readonly names: readonly PlaceName[]
  /** What is shown at first, and again whenever it changes. */
  readonly box: Box
  /** Shown at first instead of the box. */
  readonly at?: MapAt | undefined
  /** Pointed at elsewhere, such as in a list beside the map. */
  readonly marked: string | undefined
  readonly opened: readonly string[]
  readonly tiles: MapTiles | undefined
  readonly onOpen: (ids: readonly string[]) => void
  readonly onMoved: (view: MapView, byPerson: boolean) => void
  /** Over the map: a card, a button. */
  readonly children?: ReactNode
}

const STEP = 120
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** A map whose points and groups are buttons. Loads Leaflet: import it when somebody asks for a map. */
export function PointMap({
  label,
  many,
  points,
  names,
  box,
  at,
  marked,
  opened,
  tiles,
  onOpen,
  onMoved,
  ...rest
}: MapProps) {
  const place = useRef<HTMLDivElement>(null)
  const hint = useId()
  const groups = useMemo(() => createGroups(points, many), [points, many])
  const seen = useLiveMap({ place, box, at, tiles, onMoved })
  const marks = useMemo(() => (seen ? groups.marksIn(padded(seen.box), seen.zoom) : []), [groups, seen])
  const { hold, release } = useMarkFocus({ place, seen, marks })

  const press = (mark: MapMark) => {
    if (!seen || mark.zoom === undefined) return onOpen(mark.ids())
    seen.map.zoomTo(mark.lat, mark.lon, mark.zoom)
  }
  const keys = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    const zoom = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0
    if (!seen || event.ctrlKey || event.metaKey || event.altKey || !(arrow || zoom)) return
    event.preventDefault()
    event.stopPropagation()
    if (arrow) seen.map.panBy(...arrow)
    else seen.map.zoomBy(zoom)
  }

  return (
    <div className="map">
      <p id={hint} className="sr-only">
        Arrow keys move the map, plus and minus zoom, Tab goes through what is shown.
      </p>
      <div
        ref={place}
        className="map-canvas"
        role="application"
        aria-label={label}
        aria-roledescription="map"
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={keys}
      />
      {seen &&
        createPortal(
          <MapMarks
            {...{ seen, marks, names, marked, opened }}
            onPress={press}
            // The canvas does not hear of them: they are drawn through a portal.
            onKeyDown={keys}
            onFocus={hold}
            onBlur={release}
          />,
          seen.map.layer,
        )}
      <div className="map-zoom">
        <button type="button" className="map-control" aria-label="Zoom in" onClick={() => seen?.map.zoomBy(1)}>
          +
        </button>
        <button type="button" className="map-control" aria-label="Zoom out" onClick={() => seen?.map.zoomBy(-1)}>
          −
        </button>
      </div>
      <p className="map-credit">{tiles ? tiles.credit : 'Outline: Natural Earth'}</p>
      {rest.children}
    </div>
  )
}

/** Marks a little outside are there when a small move brings them in. */
function padded([west, south, east, north]: Box): Box {
  const [x, y] = [(east - west) * 0.25, (north - south) * 0.25]
  return [west - x, south - y, east + x, north + y]
}
