import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { PlainToasts } from './plain-toasts.tsx'
import { isToastWaiting, onFirstToast } from './toast.ts'

const ToastRegion = lazy<ComponentType>(() =>
  import('./toast-region.tsx').then(
    (m) => ({ default: m.ToastRegion }),
    () => ({ default: PlainToasts }),
  ),
)

/** In the shell; loads nothing until the first toast. */
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
