import { notifications, serviceWorkers } from './late-doors.ts'

/** `needs-worker`: phones allow notifications by a service worker only, which is there where caching is allowed. */
export type NotifyPermission = 'granted' | 'denied' | 'default' | 'unavailable' | 'needs-worker'

/** Learnt by trying: no browser says so beforehand. */
let needsWorker = false

export function notifyPermission(): NotifyPermission {
  if (needsWorker) return 'needs-worker'
  return notifications()?.permission ?? 'unavailable'
}

/** Looks whether notifications can be shown at all, without showing one. */
export async function checkNotify(): Promise<NotifyPermission> {
  const Shown = notifications()
  const can = !Shown || Shown.permission === 'granted' || (await registered()) !== undefined || canBuild(Shown)
  needsWorker = !can
  return notifyPermission()
}

/** Browsers ask only after a press. */
export const askToNotify = async (): Promise<NotifyPermission> =>
  (await notifications()?.requestPermission()) ?? 'unavailable'

/**
 * A system notification; a press opens `href`. By the worker where there is one: phones allow no other. False if none
 * could be shown.
 */
export async function notify(title: string, body: string, href: string, tag: string): Promise<boolean> {
  const Shown = notifications()
  if (!Shown) return false
  const options = { body, tag, icon: '/icon-192.png', data: { href } }
  try {
    const registration = await registered()
    if (registration) await registration.showNotification(title, options)
    else {
      new Shown(title, options).onclick = () => {
        focus()
        location.assign(href)
      }
    }
    return true
  } catch {
    needsWorker = (await registered()) === undefined
    return false
  }
}

const registered = async () => serviceWorkers()?.getRegistration()

/** Without permission nothing is shown. */
function canBuild(Shown: typeof Notification): boolean {
  try {
    return new Shown('', { silent: true }) !== undefined
  } catch {
    return false
  }
}
