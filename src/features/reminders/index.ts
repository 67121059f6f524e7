export { ReminderSettings } from './reminder-settings.tsx'
export { WatchReminders } from './watch-reminders.tsx'
