import { type ComponentType, useEffect, useState } from 'react'

type Late<P> = {
  /** Undefined until it is requested and loaded. */
  readonly Component: ComponentType<P> | undefined
  readonly failed: boolean
  readonly request: () => void
}

type State<P> = { readonly requested: boolean; readonly Component?: ComponentType<P>; readonly failed: boolean }

/**
 * A component loaded on demand: by `request` (hover, focus) or when `wanted`. A failed load can be requested again.
 * `load` must be a stable function.
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
