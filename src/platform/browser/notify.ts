import { notifications, serviceWorkers } from './late-doors.ts'

export type NotifyPermission = 'granted' | 'denied' | 'default' | 'unavailable'

export const notifyPermission = (): NotifyPermission => notifications()?.permission ?? 'unavailable'

/** Browsers ask only after a press. */
export const askToNotify = async (): Promise<NotifyPermission> =>
  (await notifications()?.requestPermission()) ?? 'unavailable'

/** A system notification; a press opens `href`. By the worker where there is one: phones allow no other. */
export async function notify(title: string, body: string, href: string, tag: string): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration()
  const options = { body, tag, icon: '/icon-192.png', data: { href } }
  if (registration) return registration.showNotification(title, options)
  const Shown = notifications()
  if (!Shown) return
  new Shown(title, options).onclick = () => {
    focus()
    location.assign(href)
  }
}
