import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { createHtmlState, useHydratedNow, usePropsInTurn } from './use-html-state.ts'

const RETRY_MS = 5_000
/** A part above the screen is near, or up to this far below it. */
const NEAR = '9999999px 0px 200px 0px'

const onServer = typeof document === 'undefined'
const coming = new Set<Promise<unknown>>()

/** The server renders whole pages: it waits for the code of all parts. */
export const latePartsReady = () => Promise.all(coming)

/**
 * A part of a page below its first screen, rendered by the server, whose code comes when the part comes near. Until
 * then it is plain HTML: use it for parts that work without scripts. Without HTML, after a link, its code comes at
 * once. `selector` finds an element of it.
 */
export function latePart<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined
  const html = createHtmlState()
  const fetched = async () => {
    const Component = await load()
    arrived = Component
    const Hydrated = (props: Props) => {
      useHydratedNow(html)
      return <Component {...props} />
    }
    return { default: Hydrated }
  }
  if (onServer) {
    const loading = fetched()
    coming.add(loading)
    void loading.finally(() => coming.delete(loading))
  }
  const Again = (props: Props) => {
    useHydratedNow(html)
    return <Missing load={load} props={props} />
  }
  const Lazy = lazy(async () => {
    const place = document.querySelector(selector)
    if (!place) return fetched().catch(() => ({ default: Again }))
    await new Promise<void>((resolve) => {
      html.request = whenNear(place, resolve)
    })
    for (;;) {
      try {
        return await fetched()
      } catch {
        // The HTML stays, and works as it does without scripts.
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }) as unknown as ComponentType<Props>
  return function LatePart(props: Props) {
    // What has state does not change its type.
    const [Part] = useState<ComponentType<Props>>(() => arrived ?? Lazy)
    const shown = usePropsInTurn(html, Part === Lazy, props)
    // The boundary too: React takes a new element of it for a change.
    return useMemo(
      () => (
        <Suspense>
          <Part {...shown} />
        </Suspense>
      ),
      [Part, shown],
    )
  }
}

function Missing<Props extends object>({ load, props }: { load: () => Promise<ComponentType<Props>>; props: Props }) {
  const { Component, failed, request } = useLate(load)
  if (Component) return <Component {...props} />
  return (
    <p role="status" className="sheet-note">
      {failed ? 'This part still could not be loaded. ' : 'This part could not be loaded. '}
      <Button look="quiet" onClick={request}>
        Try again
      </Button>
    </p>
  )
}

/** Calls once when it comes near the screen, the focus moves beside it, or it is gone. Returns what calls at once. */
function whenNear(place: Element, reached: () => void): () => void {
  const beside = place.parentElement ?? place
  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) end()
    },
    { rootMargin: NEAR },
  )
  const kept = new MutationObserver(() => {
    if (!place.isConnected) end()
  })
  const end = () => {
    seen.disconnect()
    kept.disconnect()
    beside.removeEventListener('focusin', end)
    reached()
  }
  seen.observe(place)
  kept.observe(beside, { childList: true })
  beside.addEventListener('focusin', end)
  return end
}
