import { channelNamed } from '#platform/browser/browser-doors.ts'
import { isUuid, newId } from '#platform/browser/ids.ts'

/** The result from Google's return page. */
export type GoogleResult = { readonly created: boolean; readonly failed: boolean; readonly passwordRemoved: boolean }

export type Popup = { readonly attempt: string; readonly window: Window }

const CHANNEL = 'banyan:google'
const NAME = 'banyan-google-'
const LOOK_EVERY_MS = 200
/** `closed` may be true a moment before the last message arrives. */
const LAST_WORD_MS = 1_500

let cancel: (() => void) | undefined

/** Opened empty and at once, or the browser would block it. Null if popups are blocked. */
export function openPopup(): Popup | null {
  const attempt = newId()
  const left = Math.round(screenX + (outerWidth - 480) / 2)
  const popup = open('about:blank', NAME + attempt, `popup,width=480,height=640,left=${left},top=${screenY + 80}`)
  return popup && { attempt, window: popup }
}

/** The popup's result; null if the person closed it; 'cancelled' if they chose another way. */
export function waitForPopup({ attempt, window }: Popup): Promise<GoogleResult | null | 'cancelled'> {
  // Without a BroadcastChannel there is no result; the server is asked when the popup closes.
  const channel = channelNamed(CHANNEL)
  let timer: ReturnType<typeof setInterval> | undefined
  return new Promise<GoogleResult | null | 'cancelled'>((resolve) => {
    cancel = () => {
      window.close()
      resolve('cancelled')
    }
    // All our tabs receive it; `attempt` identifies the sender.
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<{ attempt: string; result: GoogleResult }>) => {
        if (data.attempt === attempt) resolve(data.result)
      }
    timer = setInterval(() => {
      if (!window.closed) return
      clearInterval(timer)
      setTimeout(() => resolve(null), LAST_WORD_MS)
    }, LOOK_EVERY_MS)
  }).finally(() => {
    clearInterval(timer)
    channel?.close()
    cancel = undefined
  })
}

/** Another way was chosen, or this one again. */
export const cancelPopup = () => cancel?.()

/**
 * Reports from the popup, which then closes. False if this page is no popup. `window.name` has the attempt if the URL
 * lost it.
 */
export function reportToOpener(attempt: string | undefined, result: GoogleResult): boolean {
  const whose = attempt ?? (window.name.startsWith(NAME) ? window.name.slice(NAME.length) : '')
  if (!isUuid(whose)) return false
  const channel = channelNamed(CHANNEL)
  channel?.postMessage({ attempt: whose, result })
  channel?.close()
  close()
  return true
}
