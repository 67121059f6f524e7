import { useMemo, useState } from 'react'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { Button } from '#ui/controls/button.tsx'
import { formatMoney } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import { SimilarListings } from './similar-listings.tsx'

/** Leaflet and the shape of the land come when somebody asks for a map. */
const loadMap = () => import('#ui/map/map.tsx').then(({ PointMap }) => PointMap)

/** Half the side of the first view, in degrees: about six kilometres. */
const AROUND = 0.03
const NO_NAMES: readonly never[] = []
const nothing = () => {}

/** Where it is, and where similar ones are. */
export function MapPart({ details }: { readonly details: ListingDetails }) {
  const { id, title, locality, city, region, latitude, longitude, similar } = details
  const [asked, setAsked] = useState(false)
  const [opened, setOpened] = useState<readonly string[]>([])
  const map = useLate(loadMap, asked)
  const points = useMemo(
    () =>
      [details, ...similar].map((one) => ({
        id: one.id,
        lat: one.latitude,
        lon: one.longitude,
        short: formatMoney(one.price, one.currency, { short: true }),
        label: `${one.title}, ${formatMoney(one.price, one.currency, { short: true })}`,
        near: one.locality,
      })),
    [details, similar],
  )
  const box = useMemo(
    () => [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND] as const,
    [latitude, longitude],
  )
  return (
    <Part id="map" title="Where it is">
      <p dir="auto">
        {locality}, {city}, {region}
      </p>
      {asked && map.Component ? (
        <div className="listing-place part-wide">
          <map.Component
            label={`Map around ${title}`}
            many="properties"
            points={points}
            names={NO_NAMES}
            box={box}
            marked={id}
            opened={opened}
            tiles={undefined}
            onOpen={setOpened}
            onMoved={nothing}
          />
          <Pressed isHere={opened.includes(id)} others={similar.filter((one) => opened.includes(one.id))} />
        </div>
      ) : (
        <Button
          look="quiet"
          className="button-quiet with-scripts"
          busy={asked && !map.failed}
          onPointerEnter={map.request}
          onClick={() => setAsked(true)}
        >
          Show the map
        </Button>
      )}
      {asked && map.failed && <LateFailure onRetry={map.request} onClose={() => setAsked(false)} />}
    </Part>
  )
}

type PressedProps = { readonly isHere: boolean; readonly others: ListingDetails['similar'] }

/** What a pressed pin stands for: this property, similar ones, or both in one building. */
export function Pressed({ isHere, others }: PressedProps) {
  return (
    <div aria-live="polite">
      {isHere && (
        <p>
          {others.length > 0 ? 'This property and others at the same place:' : 'This is the property on this page.'}
        </p>
      )}
      {others.length > 0 && <SimilarListings cards={others} />}
    </div>
  )
}
