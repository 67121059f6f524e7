import { useEffect } from 'react'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { pageValue } from '#platform/storage/page-value.ts'

/** Visible at once, and all there is without consent to store it. */
const seenHere = pageValue<{ readonly uid: string; readonly at: number } | null>(null)

/** The reader sees the news now: what is there does not ring any more. */
export function useNewsSeen(uid: string | undefined): void {
  useEffect(() => {
    if (uid === undefined) return
    const at = new Date()
    seenHere.write({ uid, at: at.getTime() })
    void keep(uid, at).catch(() => {})
  }, [uid])
}

async function keep(uid: string, at: Date) {
  const [{ openKept }, { newsSeenKind }] = await Promise.all([
    import('#platform/kept/kept.ts'),
    import('#platform/kept/kinds.ts'),
  ])
  await openKept(newsSeenKind, uid).update(() => at.toISOString())
}

/** When the person last saw the news; undefined if not known. */
export function useLastSeen(uid: string | undefined): number | undefined {
  const stored = useStoredData('newsSeen', uid)
  const here = useBrowserValue(seenHere)
  const times = [typeof stored === 'string' ? Date.parse(stored) : Number.NaN, here?.uid === uid ? (here?.at ?? 0) : 0]
  const last = Math.max(...times.filter((time) => time > 0), 0)
  return last > 0 ? last : undefined
}
