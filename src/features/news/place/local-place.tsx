import './local-place.css'
import { useState } from 'react'
import { errorToasts } from '#catalogue/errors.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import type { PlaceInUse } from '#domain/kept/place-in-use.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'
import { hasLocalNews } from './local-country.ts'
import { useOwnPlace } from './use-near.ts'

type Props = { readonly uid: string | undefined; readonly ipLocation: string }

/** Location code and its schemas load when somebody asks. */
const locating = () => import('#platform/kept/update-location.ts')

/** Where local news are from, and the one place on this page that asks where the reader is. */
export function LocalPlace({ uid, ipLocation }: Props) {
  const place = useOwnPlace(uid)
  const [busy, setBusy] = useState(false)
  const update = async () => {
    setBusy(true)
    const outcome = await locating()
      .then(({ updateLocation }) => updateLocation(uid, ipLocation))
      .catch(() => 'failed')
    setBusy(false)
    const failure = outcome === 'unsaved' ? ownToasts.notSaved : errorToasts.location
    toastOutcome(outcome === 'updated', failure, ownToasts.locationUpdated)
  }
  const forget = async () => {
    const { forgetLocation } = await locating()
    toast(ownToasts.locationForgotten, { undo: await forgetLocation(uid) })
  }
  return (
    <section className="local-place" aria-label="Location">
      <div className="local-place-words">
        <p>{wordsFor(place)}</p>
        <span className="local-place-acts with-scripts">
          <Button className="button-quiet button-small" busy={busy} onClick={() => void update()}>
            {place.from === 'default' ? 'Use my location' : 'Update my location'}
          </Button>
          {place.from !== 'default' && (
            <Button className="button-plain button-small" onClick={() => void forget()}>
              Remove
            </Button>
          )}
        </span>
      </div>
      {place.from === 'default' && (
        <p className="local-place-hint with-scripts">
          Banyan asks this browser first. If the browser cannot tell, it asks {hostOf(ipLocation)}, which then sees your
          IP address.
        </p>
      )}
    </section>
  )
}

function wordsFor(place: PlaceInUse) {
  const city = <strong dir="auto">{place.city}</strong>
  if (place.from === 'old') return <>Local news for {city}. Your location is over 24 hours old.</>
  if (!hasLocalNews(place.countryCode)) return <>There is no local news for {city} yet.</>
  return <>Local news for {city}</>
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'a location service')
