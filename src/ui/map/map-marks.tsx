import { memo } from 'react'
import type { MapMark } from './map-groups.ts'
import { isIn, type PlaceName } from './map-point.ts'
import { markStyle } from './mark-style.ts'
import type { Seen } from './use-live-map.ts'

type Props = {
  readonly seen: Seen
  readonly marks: readonly MapMark[]
  readonly names: readonly PlaceName[]
  readonly marked: string | undefined
  readonly opened: readonly string[]
  readonly onPress: (mark: MapMark) => void
}

/** The buttons and the names, at their places. */
export const MapMarks = memo(function MapMarks({ seen, marks, names, marked, opened, onPress }: Props) {
  const { map, zoom, box } = seen
  const at = (lat: number, lon: number) => markStyle(map.pixelOf(lat, lon))
  const stands = (mark: MapMark, ids: readonly (string | undefined)[]) =>
    ids.length > 0 && ids.some((id) => id !== undefined) && mark.ids().some((id) => ids.includes(id))
  return (
    <>
      {names
        .filter(({ zooms: [least, most] }) => zoom >= least && zoom <= most)
        .map(({ name, lat, lon }) => (
          <span key={name} className="map-name" style={at(lat, lon)} aria-hidden="true">
            <span>{name}</span>
          </span>
        ))}
      {marks.map((mark) => (
        <span key={mark.key} className="map-place" style={at(mark.lat, mark.lon)}>
          <button
            type="button"
            className={mark.count > 1 ? 'map-group' : 'map-pin'}
            aria-label={mark.label}
            aria-pressed={mark.id === undefined ? undefined : opened.includes(mark.id)}
            data-mark={mark.key}
            data-marked={stands(mark, [marked]) || undefined}
            // What is outside is drawn for the next move, and is not there for the keyboard.
            tabIndex={isIn(box, mark) ? 0 : -1}
            aria-hidden={isIn(box, mark) ? undefined : true}
            onClick={() => onPress(mark)}
          >
            {mark.short}
          </button>
        </span>
      ))}
    </>
  )
})
