import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { browserValue, isText } from '#platform/storage/browser-value.ts'

const fetched = browserValue('fontsFetched', isText)
const faces = ['400 1rem "Banyan Sans"', '500 1rem "Banyan Display"']

/**
 * Fetches our fonts at first use and applies them from the next page on, because a late font shifts the text being
 * read. Later visits start with them (`early-look.ts`).
 */
export function useOwnFonts(addresses: string): void {
  const router = useRouter()
  useEffect(() => {
    const root = document.documentElement
    if (root.dataset.fonts === 'own') return
    let ready = false
    const stop = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
      if (ready && pathChanged) root.dataset.fonts = 'own'
    })
    const stopWaiting = atFirstUse(() =>
      Promise.all(faces.map((face) => document.fonts.load(face))).then(
        (loaded) => {
          ready = loaded.every((found) => found.length > 0)
          if (ready) fetched.write(addresses)
        },
        () => {},
      ),
    )
    return () => {
      stop()
      stopWaiting()
    }
  }, [router, addresses])
}

const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

/** Visitors who leave at once never fetch them. */
function atFirstUse(work: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, begin, true)
  }
  const begin = () => {
    stop()
    work()
  }
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
  return stop
}
