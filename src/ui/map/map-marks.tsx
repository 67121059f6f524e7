import { type KeyboardEvent, memo } from 'react'
import type { MapMark } from './map-groups.ts'
import { isIn, type PlaceName } from './map-point.ts'
import { markStyle } from './mark-style.ts'
import type { Seen } from './use-live-map.ts'

/** Names that would cover another are left out: the first stays. */
const ROOM = { across: 88, down: 20 }

function apart(names: readonly PlaceName[], { map, zoom }: Seen): PlaceName[] {
  const placed: (readonly [x: number, y: number])[] = []
  return names.filter(({ zooms: [least, most], lat, lon }) => {
    if (zoom < least || zoom > most) return false
    const [x, y] = map.pixelOf(lat, lon)
    const isFree = placed.every(([px, py]) => Math.abs(px - x) > ROOM.across || Math.abs(py - y) > ROOM.down)
    if (isFree) placed.push([x, y])
    return isFree
  })
}

type Props = {
  readonly seen: Seen
  readonly marks: readonly MapMark[]
  readonly names: readonly PlaceName[]
  readonly marked: string | undefined
  readonly opened: readonly string[]
  readonly onPress: (mark: MapMark) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (mark: MapMark) => void
  readonly onBlur: () => void
}

/** The buttons and the names, at their places. */
export const MapMarks = memo(function MapMarks({ seen, marks, names, marked, opened, ...on }: Props) {
  const { map, box } = seen
  const at = (lat: number, lon: number) => markStyle(map.pixelOf(lat, lon))
  const stands = (mark: MapMark, ids: readonly (string | undefined)[]) =>
    ids.length > 0 && ids.some((id) => id !== undefined) && mark.ids().some((id) => ids.includes(id))
  return (
    <>
      {apart(names, seen).map(({ name, lat, lon }) => (
        <span key={name} className="map-name" style={at(lat, lon)} aria-hidden="true">
          <span>{name}</span>
        </span>
      ))}
      {marks.map((mark) => {
        const isOpened = mark.id !== undefined && opened.includes(mark.id)
        const isMarked = stands(mark, [marked])
        return (
          <span
            key={mark.key}
            className="map-place"
            style={at(mark.lat, mark.lon)}
            data-front={isOpened || isMarked || undefined}
          >
            <button
              type="button"
              className={mark.count > 1 ? 'map-group' : 'map-pin'}
              aria-label={mark.label}
              aria-pressed={mark.id === undefined ? undefined : isOpened}
              data-mark={mark.key}
              data-marked={isMarked || undefined}
              // What is outside is drawn for the next move, and is not there for the keyboard.
              tabIndex={isIn(box, mark) ? 0 : -1}
              aria-hidden={isIn(box, mark) ? undefined : true}
              onClick={() => on.onPress(mark)}
              onKeyDown={on.onKeyDown}
              onFocus={() => on.onFocus(mark)}
              onBlur={on.onBlur}
            >
              {mark.short}
            </button>
          </span>
        )
      })}
    </>
  )
})
