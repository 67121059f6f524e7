import { useState } from 'react'
import { constants } from '#catalogue/constants.ts'
import { errorToasts } from '#catalogue/errors.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import { isFresh } from '#domain/kept/location.ts'
import { useKept } from '#platform/kept/kept.ts'
import { locationKind } from '#platform/kept/kinds.ts'
import { forgetLocation, updateLocation } from '#platform/kept/update-location.ts'
import { Button } from '#ui/controls/button.tsx'
import { momentLabel } from '#ui/data/day-label.ts'
import { Part } from '#ui/data/part.tsx'
import { toast } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'

type Props = { readonly uid: string; readonly ipLocation: string }

/** The stored location, with refresh and delete. */
export function LocationSettings({ uid, ipLocation }: Props) {
  const place = useKept(locationKind, uid)
  const [busy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    const outcome = await updateLocation(uid, ipLocation)
    setBusy(false)
    const failure = outcome === 'unsaved' ? ownToasts.notSaved : errorToasts.location
    toastOutcome(outcome === 'updated', failure, ownToasts.locationUpdated)
  }
  const forget = async () => {
    const undo = await forgetLocation(uid)
    toast(ownToasts.locationForgotten, { undo })
  }
  const { city, country } = constants.defaultLocation
  return (
    <Part id="location" title="Location">
      {place ? (
        <dl className="report">
          <dt>Location</dt>
          <dd>{[place.city, place.region, place.country].filter(Boolean).join(', ')}</dd>
          <dt>Country code</dt>
          <dd>{place.countryCode}</dd>
          <dt>Coordinates</dt>
          <dd>
            {place.latitude}, {place.longitude}
          </dd>
          <dt>Time zone</dt>
          <dd>{place.timezone}</dd>
          <dt>Updated</dt>
          <dd>
            {momentLabel(place.lastUpdated)}
            {!isFresh(place, new Date()) && ', out of date'}
          </dd>
        </dl>
      ) : (
        <p>
          No location is stored. Where one is needed, Banyan uses {city}, {country}.
        </p>
      )}
      <p className="text-ink-2">
        When you press the button, Banyan asks this browser. If the browser cannot tell, Banyan asks{' '}
        {hostOf(ipLocation)}, which then sees your IP address and browser type but none of your data. The location is
        stored in this browser and used for {constants.locationReuseHours} hours.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" busy={busy} onClick={() => void refresh()}>
          {place ? 'Refresh' : 'Use my location'}
        </Button>
        {place && (
          <Button look="plain" onClick={() => void forget()}>
            Remove
          </Button>
        )}
      </div>
    </Part>
  )
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'a location service')
