/** The sections of the settings in page order, by their anchor. */
export const settingsSections = [
  ['person', 'You'],
  ['look', 'Look and numbers'],
  ['news', 'News'],
  ['location', 'Location'],
  ['reminders', 'Reminders'],
  ['ads', 'Advertisements'],
  ['creator', 'Property creator'],
  ['cache', 'Cookies and cache'],
  ['outside', 'Other sites contacted'],
  ['data', 'Your data'],
  ['your-account', 'Account'],
] as const
