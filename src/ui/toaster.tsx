import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { isToastWaiting, onFirstToast } from './toast.ts'

const ToastRegion = lazy<ComponentType>(() =>
  import('./toast-region.tsx').then(
    (m) => ({ default: m.ToastRegion }),
    // Its code cannot be had: what was done is done all the same.
    () => ({ default: () => null }),
  ),
)

/** Stands in the shell and costs nothing until the first toast. */
export function Toaster() {
  const wanted = useSyncExternalStore(onFirstToast, isToastWaiting, () => false)
  return (
    wanted && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  )
}
