import { isUuid } from '../ids.ts'

/** What the page at the end of the way back has to say. */
export type GoogleResult = { readonly created: boolean; readonly failed: boolean; readonly passwordRemoved: boolean }

const CHANNEL = 'banyan:google'
const LOOK_EVERY_MS = 200
/** A window may look closed a moment before its last word arrives. */
const LAST_WORD_MS = 1_500

/** Opened empty and at once: later the browser would take it for an advertisement. Null where popups are blocked. */
export function openPopup(): Window | null {
  const left = Math.round(screenX + (outerWidth - 480) / 2)
  return open('about:blank', 'banyan-google', `popup,width=480,height=640,left=${left},top=${screenY + 80}`)
}

/** Resolves with the popup's last word, or null when the person closed it. It is a message to all our tabs; `attempt` says whose it is. */
export function waitForPopup(popup: Window, attempt: string): Promise<GoogleResult | null> {
  const channel = new BroadcastChannel(CHANNEL)
  return new Promise<GoogleResult | null>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<{ attempt: string; result: GoogleResult }>) => {
      if (data.attempt === attempt) resolve(data.result)
    }
    const timer = setInterval(() => {
      if (!popup.closed) return
      clearInterval(timer)
      setTimeout(() => resolve(null), LAST_WORD_MS)
    }, LOOK_EVERY_MS)
  }).finally(() => channel.close())
}

/** Said in the popup, which then has nothing left to do. False when this page is no popup. */
export function reportToOpener(attempt: string | undefined, result: GoogleResult): boolean {
  if (!attempt || !isUuid(attempt)) return false
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ attempt, result })
  channel.close()
  close()
  return true
}
