/** Keys that do something on every page, while nobody is typing. */
export const shortcuts = {
  list: { key: '?', does: 'Show this list' },
  quickPanel: { key: 'n', does: 'Open notes and to-dos' },
  hideAmounts: { key: 'h', does: 'Hide or show your amounts' },
} as const
export type Shortcut = keyof typeof shortcuts
