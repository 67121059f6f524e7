import { useState } from 'react'
import { PointMap } from '#ui/map/map.tsx'
import { boxAround, type MapPoint } from '#ui/map/map-point.ts'
import { Specimen } from './specimen.tsx'

const places: readonly (readonly [near: string, lat: number, lon: number])[] = [
  ['Bandra', 19.06, 72.83],
  ['Powai', 19.12, 72.91],
  ['Whitefield', 12.97, 77.75],
  ['Whitefield', 12.98, 77.74],
  ['HSR Layout', 12.91, 77.64],
  ['Adyar', 13.0, 80.26],
]
const points: readonly MapPoint[] = places.map(([near, lat, lon], at) => ({
  ...{ id: String(at), near, lat, lon },
  short: `₹${at + 1} cr`,
  label: `₹${at + 1} cr, made-up flat in ${near}`,
}))
const names = [
  { name: 'Mumbai', lat: 19.08, lon: 72.88, zooms: [3, 10] as const },
  { name: 'Bengaluru', lat: 12.97, lon: 77.59, zooms: [3, 10] as const },
]
const box = boxAround(points) ?? [68, 7, 97, 36]

export function MapSpecimens() {
  const [opened, setOpened] = useState<readonly string[]>([])
  return (
    <Specimen title="Map (made up)">
      <div className="[&>.map]:h-96">
        <PointMap
          label="Made-up flats"
          many="flats"
          points={points}
          names={names}
          box={box}
          marked={undefined}
          opened={opened}
          tiles={undefined}
          onOpen={setOpened}
          onMoved={() => {}}
        />
      </div>
    </Specimen>
  )
}
