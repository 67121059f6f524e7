import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { isForgotten, type ToastMessage } from './toast.ts'
import { useClearPlace } from './use-clear-place.ts'
import { useToastFeed } from './use-toast-feed.ts'

const LASTS_MS = 6_000

/** Top right, below header and panel title; polite. Timers pause on hover and focus. F6 focuses it. */
export function ToastRegion() {
  const place = useClearPlace<HTMLDivElement>()
  return (
    <Toast.Provider timeout={LASTS_MS} limit={4}>
      <Toast.Portal>
        <Toast.Viewport ref={place} className="toasts">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts, add, close } = Toast.useToastManager<ToastMessage>()
  useToastFeed(
    (message) => {
      const { sentence, tone, undo, lasting } = message
      // A repeated message replaces the earlier one.
      for (const said of toasts) if (said.title === sentence && !undo) close(said.id)
      add({ title: sentence, type: tone, data: message, ...(lasting && { timeout: 0 }) })
    },
    (sentence) => {
      for (const { id, data } of toasts) if (data && isForgotten(data, sentence)) close(id)
    },
  )
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection={['right', 'up']}>
      <Toast.Title render={<p className="toast-text" />} />
      {toast.data?.undo && (
        <Toast.Action
          className="button-plain button-small text-accent"
          onClick={() => {
            toast.data?.undo?.()
            close(toast.id)
          }}
        >
          Undo
        </Toast.Action>
      )}
      <Toast.Close className="button-plain button-small" aria-label="Dismiss">
        <X aria-hidden="true" size={18} />
      </Toast.Close>
    </Toast.Root>
  ))
}
