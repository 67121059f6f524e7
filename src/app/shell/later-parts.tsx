import { AdsAround } from '#features/ads/index.ts'
import { OfflineParts } from '#features/offline/index.ts'
import { Visits } from '#features/visits/index.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import { usePresumedUser } from '#platform/session/session.ts'
import { useLate } from '#ui/data/use-late.ts'
import { Route as root } from '../root.tsx'

const loadWatch = () => import('#features/reminders/index.ts').then(({ WatchReminders }) => WatchReminders)

/** What no first look at a page needs: offline copies and updates, advertisements, the page counter, reminders. */
export function LaterParts() {
  const { setUp } = root.useLoaderData()
  const uid = usePresumedUser()?.uid
  const reminders = useStoredData('reminders', uid) as { readonly on?: unknown } | undefined
  const watch = useLate(loadWatch, reminders?.on === true)
  return (
    <>
      <AdsAround uid={uid} network={setUp.ads ?? null} />
      {uid && watch.Component && <watch.Component key={`reminders ${uid}`} uid={uid} />}
      <OfflineParts />
      <Visits script={setUp.analytics ?? null} />
    </>
  )
}
