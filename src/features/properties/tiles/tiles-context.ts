import { createContext } from 'react'
import type { MapTileSource } from '#domain/api/site-setup.ts'

/** The street map that the operator set up, if any. Light, unlike the map itself: pages provide it. */
export const MapTilesContext = createContext<MapTileSource | null>(null)
