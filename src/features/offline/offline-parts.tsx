import './offline.css'
import { useLocation } from '@tanstack/react-router'
import { update } from '#platform/offline/offline-registration.ts'
import { useCopyInstead } from '#platform/offline/use-copy-instead.ts'
import { useOfflineCopies, useOfflineView } from '#platform/offline/use-offline.ts'
import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { OfflineMark } from './offline-mark.tsx'
import { UpdateOffer } from './update-offer.tsx'

/** On every page: stores what is opened, says when there is no connection, offers a new version. */
export function OfflineParts() {
  const { pathname, searchStr } = useLocation()
  useOfflineCopies(pathname)
  useCopyInstead(pathname + searchStr)
  const view = useOfflineView(pathname + searchStr)
  const state = useBrowserValue(update)
  if (state !== 'none') return <UpdateOffer key={state} taken={state === 'taken'} />
  return view && <OfflineMark view={view} />
}
