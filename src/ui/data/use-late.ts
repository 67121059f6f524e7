import { type ComponentType, useEffect, useState } from 'react'

type Late<P> = {
  /** There once it was asked for and has arrived. */
  readonly Component: ComponentType<P> | undefined
  readonly failed: boolean
  readonly request: () => void
}

type State<P> = { readonly requested: boolean; readonly Component?: ComponentType<P>; readonly failed: boolean }

/**
 * A part of the screen whose code is fetched when somebody reaches for it (`request`) or it is to be shown (`wanted`). A fetch that
 * failed can be requested again. `load` is one and the same function every time.
 */
export function useLate<P>(load: () => Promise<ComponentType<P>>, wanted = false): Late<P> {
  const [{ requested, Component, failed }, setState] = useState<State<P>>({ requested: false, failed: false })
  const due = (wanted || requested) && !Component && !failed
  useEffect(() => {
    if (!due) return
    load().then(
      (arrived) => setState({ requested: true, Component: arrived, failed: false }),
      () => setState({ requested: false, failed: true }),
    )
  }, [due, load])
  return {
    Component,
    failed,
    request: () => setState((now) => (now.Component ? now : { requested: true, failed: false })),
  }
}
