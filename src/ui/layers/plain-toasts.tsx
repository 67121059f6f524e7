import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { isForgotten, type ToastMessage } from './toast.ts'
import { useToastFeed } from './use-toast-feed.ts'

/** Fallback when the toast region's code cannot be loaded: no animation, no timer, but every message is shown. */
export function PlainToasts() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  useToastFeed(
    (message) => setMessages((before) => [...before, message]),
    (sentence) => setMessages((before) => before.filter((message) => !isForgotten(message, sentence))),
  )
  const dismiss = (gone: ToastMessage) => setMessages((before) => before.filter((one) => one !== gone))
  const last = messages.at(-1)
  return (
    <div role="status">
      {last && (
        <div className="notice">
          <p>{last.sentence}</p>
          <p className="flex gap-2">
            {last.undo && (
              <Button
                look="quiet"
                onClick={() => {
                  last.undo?.()
                  dismiss(last)
                }}
              >
                Undo
              </Button>
            )}
            <Button look="quiet" onClick={() => dismiss(last)}>
              Dismiss
            </Button>
          </p>
        </div>
      )}
    </div>
  )
}
