import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { PlainToasts } from './plain-toasts.tsx'
import { isToastWaiting, onFirstToast } from './toast.ts'

const ToastRegion = lazy<ComponentType>(() =>
  import('./toast-region.tsx').then(
    (m) => ({ default: m.ToastRegion }),
    () => ({ default: PlainToasts }),
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
