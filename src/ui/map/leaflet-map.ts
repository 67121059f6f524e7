import { LatLngBounds, Map as LeafletMap, polygon, polyline, svg, type TileLayer, tileLayer } from 'leaflet'
import { coastOf, landParts, type Place } from './land-outline.ts'
import { LEAST_ZOOM, MOST_ZOOM } from './map-groups.ts'
import type { Box, MapAt } from './map-point.ts'

/** Pictures of streets from another host. */
export type MapTiles = { readonly url: string; readonly credit: string }

export type LiveMap = {
  /** Marks are drawn into it: it moves with the map. */
  readonly layer: HTMLElement
  view(): { readonly box: Box } & MapAt
  /** Pixels within `layer`, until the zoom changes. */
  pixelOf(lat: number, lon: number): readonly [x: number, y: number]
  fit(box: Box): void
  zoomTo(lat: number, lon: number, zoom: number): void
  zoomBy(steps: number): void
  panBy(x: number, y: number): void
  showTiles(tiles: MapTiles | undefined): void
  destroy(): void
}

const LATER_MS = 300
/** What the first part of the outline holds. */
const NEAR: Box = [64, 4, 100, 38]
const WORLD: Box = [-180, -70, 180, 78]

/** A map of our own outline of land. No animated zoom: marks are buttons, which must not fly about. */
export function openMap(element: HTMLElement, first: Box, isStill: boolean, onMoved: () => void): LiveMap {
  const map = new LeafletMap(element, {
    ...{ zoomControl: false, attributionControl: false, keyboard: false },
    ...{ zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: !isStill },
    ...{ minZoom: LEAST_ZOOM, maxZoom: MOST_ZOOM, maxBounds: boundsOf(WORLD), maxBoundsViscosity: 1 },
    renderer: svg({ padding: 0.6 }),
    // The page scrolls by the wheel until somebody has chosen the map.
    scrollWheelZoom: false,
  })
  const layer = map.createPane('marks')
  const wheel = (on: boolean) => () => (on ? map.scrollWheelZoom.enable() : map.scrollWheelZoom.disable())
  element.addEventListener('focusin', wheel(true))
  element.addEventListener('focusout', wheel(false))
  map.fitBounds(boundsOf(first), { animate: false })
  const [near, far] = landParts
  if (near) drawLand(map, near())
  // The rest of the world is drawn once some of it is in sight, and not during a move.
  let later: ReturnType<typeof setTimeout> | undefined
  const drawFar = () => {
    if (!far || boundsOf(NEAR).contains(map.getBounds())) return
    map.off('moveend', drawFar)
    later = setTimeout(() => drawLand(map, far()), LATER_MS)
  }
  map.on('moveend', drawFar)
  drawFar()
  map.on('moveend', onMoved)
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  sizes.observe(element)
  let tiles: TileLayer | undefined
  return {
    layer,
    view() {
      const bounds = map.getBounds()
      const { lat, lng: lon } = map.getCenter()
      const box: Box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
      return { box, lat, lon, zoom: map.getZoom() }
    },
    pixelOf(lat, lon) {
      const { x, y } = map.latLngToLayerPoint([lat, lon])
      return [x, y]
    },
    fit: (box) => void map.fitBounds(boundsOf(box), { animate: false }),
    zoomTo: (lat, lon, zoom) => void map.setView([lat, lon], zoom, { animate: false }),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: false }),
    panBy: (x, y) => void map.panBy([x, y], { animate: !isStill, duration: 0.15 }),
    showTiles(wanted) {
      tiles?.remove()
      tiles = wanted && tileLayer(wanted.url, { maxZoom: MOST_ZOOM }).addTo(map)
      element.toggleAttribute('data-tiles', wanted !== undefined)
    },
    destroy() {
      clearTimeout(later)
      sizes.disconnect()
      map.remove()
    },
  }
}

function drawLand(map: LeafletMap, land: Place[][][]) {
  const look = { interactive: false, smoothFactor: 2 }
  polygon(land, { ...look, className: 'map-land', stroke: false }).addTo(map)
  polyline(coastOf(land.flat()), { ...look, className: 'map-coast' }).addTo(map)
}

const boundsOf = ([west, south, east, north]: Box) => new LatLngBounds([south, west], [north, east])
