import { OfflineParts } from '#features/offline/index.ts'

/** What no first look at a page needs: offline copies and updates. */
export function LaterParts() {
  return <OfflineParts />
}
