import { useContext } from 'react'
import { rememberHost } from '#platform/api/outside-hosts.ts'
import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { pageValue } from '#platform/storage/page-value.ts'
import type { MapTiles } from '#ui/map/leaflet-map.ts'
import { MapTilesContext } from '../tiles/index.ts'

/** For this visit only: another host sees the area that is looked at. */
const wanted = pageValue(false)

/** The street map's tiles, once the person has agreed to load them. */
export function useStreetTiles(): MapTiles | undefined {
  const source = useContext(MapTilesContext)
  return useBrowserValue(wanted) && source ? source : undefined
}

/** Asks before anything is loaded from another host. Nothing where no street map is set up. */
export function StreetChoice() {
  const source = useContext(MapTilesContext)
  const isOn = useBrowserValue(wanted)
  if (!source) return null
  const { host } = new URL(source.url.replaceAll(/[{}]/g, ''))
  const change = (on: boolean) => {
    if (on) rememberHost(host, 'map')
    wanted.write(on)
  }
  return (
    <label className="choice street-choice">
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
      <span>Street map from {host}</span>
      <span className="field-hint">{host} then sees your IP address and the area you look at.</span>
    </label>
  )
}
