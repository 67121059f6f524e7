/** Keyboard shortcuts, ignored while typing: global ones and those of pages with a search. */
export const shortcuts = {
  list: { key: '?', does: 'Show this list' },
  search: { key: '/', does: 'Go to the search field' },
  quickPanel: { key: 'n', does: 'Open notes and to-dos' },
  hideAmounts: { key: 'h', does: 'Hide or show your amounts' },
} as const
export type Shortcut = keyof typeof shortcuts
