import { switched } from '#domain/keeping/reminder.ts'
import { askToNotify, checkNotify } from '#platform/browser/notify.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { remindersKind } from '#platform/kept/kinds.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { Part } from '#ui/data/part.tsx'
import { useCurrentReminders, useNotifyPermission } from './use-notified.ts'

/** Asked for by the switch and by nothing else. */
export function ReminderSettings({ uid }: { readonly uid: string }) {
  const { on } = useKept(remindersKind, uid)
  const known = useCurrentReminders(uid)
  const [permission, setPermission] = useNotifyPermission()
  const change = async (next: boolean) => {
    const now = next && permission === 'default' ? await askToNotify() : await checkNotify()
    setPermission(now)
    await openKept(remindersKind, uid).update(() => switched(next && now === 'granted', known))
  }
  return (
    <Part id="reminders" title="Reminders">
      <Switch
        label="Notify me about reached targets and due to-dos"
        hint="This browser checks the prices of all funds and stocks itself: the server does not learn what is in your wishlists."
        checked={on && permission === 'granted'}
        disabled={permission === 'unavailable' || permission === 'needs-worker'}
        onChange={(next) => void change(next)}
      />
      <p className="text-ink-2" role="status">
        {permission === 'unavailable' && 'This browser has no notifications. The bell counts on every page.'}
        {permission === 'needs-worker' &&
          'On this device notifications need caching, which you have not allowed. Change it under “Cookie and cache choices”. The bell counts on every page.'}
        {permission === 'denied' &&
          'Notifications from this site are blocked. Allow them in the browser’s site settings, then switch this on.'}
        {(permission === 'granted' || permission === 'default') &&
          'It works while Banyan is open in a tab or as an installed app, also in the background. When Banyan is closed this browser cannot check; the bell catches up on your next visit.'}
      </p>
    </Part>
  )
}
