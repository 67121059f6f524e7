import { channelNamed } from '#platform/browser/browser-doors.ts'
import { isUuid, newId } from '#platform/browser/ids.ts'

/** What the page at the end of the way back has to say. */
export type GoogleResult = { readonly created: boolean; readonly failed: boolean; readonly passwordRemoved: boolean }

export type Popup = { readonly attempt: string; readonly window: Window }

const CHANNEL = 'banyan:google'
const NAME = 'banyan-google-'
const LOOK_EVERY_MS = 200
/** A window may look closed a moment before its last word arrives. */
const LAST_WORD_MS = 1_500

let cancel: (() => void) | undefined

/** Opened empty and at once: later the browser would take it for an advertisement. Null where popups are blocked. */
export function openPopup(): Popup | null {
  const attempt = newId()
  const left = Math.round(screenX + (outerWidth - 480) / 2)
  const popup = open('about:blank', NAME + attempt, `popup,width=480,height=640,left=${left},top=${screenY + 80}`)
  return popup && { attempt, window: popup }
}

/** The popup's last word; null when the person closed it; 'cancelled' when they chose another way to sign in. */
export function waitForPopup({ attempt, window }: Popup): Promise<GoogleResult | null | 'cancelled'> {
  // Without a channel the popup has no last word; when it is closed, the server is asked.
  const channel = channelNamed(CHANNEL)
  let timer: ReturnType<typeof setInterval> | undefined
  return new Promise<GoogleResult | null | 'cancelled'>((resolve) => {
    cancel = () => {
      window.close()
      resolve('cancelled')
    }
    // A message to all our tabs; `attempt` says whose it is.
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

/** Said in the popup, which then has nothing left to do. False when this page is no popup. Its name knows the attempt where the address lost it. */
export function reportToOpener(attempt: string | undefined, result: GoogleResult): boolean {
  const whose = attempt ?? (window.name.startsWith(NAME) ? window.name.slice(NAME.length) : '')
  if (!isUuid(whose)) return false
  const channel = channelNamed(CHANNEL)
  channel?.postMessage({ attempt: whose, result })
  channel?.close()
  close()
  return true
}
