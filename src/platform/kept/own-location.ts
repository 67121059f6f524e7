import { type PlaceInUse, placeInUse } from '#domain/kept/place-in-use.ts'
import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { pageValue } from '#platform/storage/page-value.ts'
import { useStoredData } from './use-stored-data.ts'

/** A visitor's location lives in memory, and so does one that storage refused. */
export const unstoredLocation = pageValue<{ readonly uid: string | undefined; readonly place: unknown } | null>(null)

/** Where the reader is taken to be. `now`: undefined on the server, which knows no location. */
export function usePlace(uid: string | undefined, now: number | undefined): PlaceInUse {
  const stored = useStoredData('userLocation', uid)
  const unstored = useBrowserValue(unstoredLocation)
  const known = unstored && unstored.uid === uid ? unstored.place : stored
  return placeInUse(now === undefined ? null : known, now ?? 0)
}
