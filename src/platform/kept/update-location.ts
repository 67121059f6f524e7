import { locate } from '#platform/api/locate.ts'
import { openKept } from './kept.ts'
import { locationKind } from './kinds.ts'
import { unstoredLocation } from './own-location.ts'

/** Only after the person asks. `unsaved`: known in this tab, but storage refused it. */
export async function updateLocation(
  uid: string | undefined,
  ipLocation: string,
): Promise<'updated' | 'unsaved' | 'failed'> {
  const found = await locate(ipLocation)
  if (!found) return 'failed'
  const saved = uid === undefined || (await openKept(locationKind, uid).update(() => found)) === 'saved'
  unstoredLocation.write(uid === undefined || !saved ? { uid, place: found } : null)
  return saved ? 'updated' : 'unsaved'
}

/** Returns how to undo it. */
export async function forgetLocation(uid: string | undefined): Promise<() => void> {
  const unstored = unstoredLocation.read()
  unstoredLocation.write(null)
  if (uid === undefined) return () => unstoredLocation.write(unstored)
  const kept = openKept(locationKind, uid)
  const before = kept.read()
  await kept.update(() => null)
  return () => void kept.update(() => before)
}
