import Supercluster from 'supercluster'
import type { Box, MapPoint } from './map-point.ts'

export const LEAST_ZOOM = 3
export const MOST_ZOOM = 16
/** Closer than this many pixels, points are one button. */
const RADIUS = 64
const MOST_ASKED = 40

/** One button of the map: a single point, or a group of them. */
export type MapMark = {
  /** Stays while the mark stands for the same points. */
  readonly key: string
  readonly lat: number
  readonly lon: number
  readonly count: number
  readonly short: string
  readonly label: string
  /** A single point's. */
  readonly id: string | undefined
  /** Where a group falls apart; undefined if it never does. */
  readonly zoom: number | undefined
  /** The points it stands for. */
  ids(): string[]
}

export type MapGroups = {
  /** What to draw in a box, from the top left to the bottom right. */
  marksIn(box: Box, zoom: number): MapMark[]
}

/** `many`: what the points are called. */
export function createGroups(points: readonly MapPoint[], many: string): MapGroups {
  const index = new Supercluster<{ at: number }>({ radius: RADIUS, minZoom: LEAST_ZOOM, maxZoom: MOST_ZOOM })
  index.load(
    points.map(({ lat, lon }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    })),
  )
  const leaves = (cluster: number, most: number) =>
    index.getLeaves(cluster, most).flatMap(({ properties }) => points[properties.at] ?? [])

  const groupOf = (cluster: number, count: number, lat: number, lon: number): MapMark => {
    const zoom = index.getClusterExpansionZoom(cluster)
    const splits = zoom <= MOST_ZOOM
    return {
      key: `${cluster}`,
      ...{ lat, lon, count, id: undefined, zoom: splits ? zoom : undefined },
      short: String(count),
      label: `${count} ${many} near ${mostCommon(leaves(cluster, MOST_ASKED))}, ${splits ? 'zoom in' : 'show them'}`,
      ids: () => leaves(cluster, count).map(({ id }) => id),
    }
  }
  const single = ({ id, lat, lon, short, label }: MapPoint): MapMark => ({
    key: id,
    ...{ lat, lon, count: 1, short, label, id, zoom: undefined },
    ids: () => [id],
  })

  return {
    marksIn(box, zoom) {
      const marks = index.getClusters([...box], zoom).flatMap(({ geometry, properties }): MapMark[] => {
        const [lon = 0, lat = 0] = geometry.coordinates
        if ('cluster' in properties) return [groupOf(properties.cluster_id, properties.point_count, lat, lon)]
        const point = points[properties.at]
        return point ? [single(point)] : []
      })
      return inReadingOrder(marks, box)
    },
  }
}

const ROWS = 6

/** Row by row, as one reads, so that Tab goes the way the eye does. */
function inReadingOrder(marks: MapMark[], [, south, , north]: Box): MapMark[] {
  const rowOf = ({ lat }: MapMark) => Math.floor(((north - lat) / (north - south || 1)) * ROWS)
  return marks.sort((a, b) => rowOf(a) - rowOf(b) || a.lon - b.lon)
}

function mostCommon(points: readonly MapPoint[]): string {
  const counts = new Map<string, number>()
  for (const { near } of points) counts.set(near, (counts.get(near) ?? 0) + 1)
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['here', 0])[0]
}
