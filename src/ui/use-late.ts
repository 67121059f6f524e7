import { type ComponentType, useState } from 'react'

type Late<P> = {
  /** There once it was asked for and has arrived. */
  readonly Component: ComponentType<P> | undefined
  readonly failed: boolean
  readonly request: () => void
}

/** A part of the screen whose code is fetched when somebody reaches for it. A fetch that failed can be asked for again. */
export function useLate<P>(load: () => Promise<ComponentType<P>>): Late<P> {
  const [state, setState] = useState<{ Component?: ComponentType<P>; failed: boolean }>({ failed: false })
  return {
    Component: state.Component,
    failed: state.failed,
    request: () => {
      if (state.Component) return
      setState({ failed: false })
      load().then(
        (Component) => setState({ Component, failed: false }),
        () => setState({ failed: true }),
      )
    },
  }
}
