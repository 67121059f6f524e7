import type { PlaceInUse } from '#domain/kept/place-in-use.ts'
import { useNow } from '#platform/browser/use-now.ts'
import { usePlace } from '#platform/kept/own-location.ts'

/** The server knows no location: it renders the default. */
export function useOwnPlace(uid: string | undefined): PlaceInUse {
  const now = useNow(0)
  // To the minute: a location of this minute must not look as if it were of the future.
  return usePlace(uid, now === 0 ? undefined : Math.max(now, Date.now()))
}

/** The reader's country, as far as the reader's own location is known. */
export function useNear(uid: string | undefined): string | undefined {
  const place = useOwnPlace(uid)
  return place.from === 'own' ? place.countryCode : undefined
}
