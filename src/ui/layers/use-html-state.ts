import { useEffect, useState, useSyncExternalStore } from 'react'

/** Whether a part of the page is still the server's HTML. */
type HtmlState = {
  isHydrated: boolean
  readonly listeners: Set<() => void>
  /** Fetches its code now. */
  request: () => void
}

export const createHtmlState = (): HtmlState => ({ isHydrated: false, listeners: new Set(), request: () => {} })

/** Called by the part's own code: it is hydrated once it has effects. */
export function useHydratedNow(state: HtmlState): void {
  useEffect(() => {
    state.isHydrated = true
    for (const changed of state.listeners) changed()
  }, [state])
}

/** The first props as long as the part is HTML: with others React would discard it. Others fetch its code. */
export function usePropsInTurn<Props extends object>(state: HtmlState, isLate: boolean, props: Props): Props {
  const [first] = useState(props)
  const subscribe = (changed: () => void) => {
    state.listeners.add(changed)
    return () => state.listeners.delete(changed)
  }
  const isHtml = useSyncExternalStore(
    subscribe,
    () => isLate && !state.isHydrated,
    () => isLate,
  )
  const hasOthers = isHtml && Object.entries(props).some(([name, value]) => Reflect.get(first, name) !== value)
  useEffect(() => {
    if (hasOthers) state.request()
  }, [state, hasOthers])
  return isHtml ? first : props
}
