/** Keys that do something on every page, while nobody is typing. */
export const shortcuts = {
  list: { key: '?', does: 'Show this list' },
  hideAmounts: { key: 'h', does: 'Hide or show your amounts' },
} as const
export type Shortcut = keyof typeof shortcuts
