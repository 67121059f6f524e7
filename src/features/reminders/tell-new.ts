import { type Reminder, type ReminderChoice, untold, withTold } from '#domain/keeping/reminder.ts'
import type { Kept } from '#platform/kept/kept.ts'

/** Shows each that was not shown before, and marks it once it was. Ends at the first that cannot be shown. */
export async function tellNew(
  kept: Pick<Kept<ReminderChoice>, 'update'>,
  reminders: readonly Reminder[],
  show: (reminder: Reminder) => Promise<boolean>,
): Promise<void> {
  let mine: readonly Reminder[] = []
  // Another tab may have told some of them.
  await kept.update((now) => {
    mine = untold(reminders, now)
    return now
  })
  for (const reminder of mine) {
    if (!(await show(reminder))) return
    await kept.update((now) => withTold(now, [reminder]))
  }
}
