/** Keyboard shortcuts, ignored while typing: global ones, those of pages with a search, and those of the news. */
export const shortcuts = {
  palette: { key: 'Ctrl K', does: 'Search everything and run commands (⌘ K on a Mac)' },
  list: { key: '?', does: 'Show this list' },
  search: { key: '/', does: 'Go to the search field' },
  quickPanel: { key: 'n', does: 'Open notes and to-dos' },
  hideAmounts: { key: 'h', does: 'Hide or show your amounts' },
  nextStory: { key: 'j', does: 'News: next article' },
  previousStory: { key: 'k', does: 'News: previous article' },
  openStory: { key: 'o', does: 'News: open the article' },
  saveStory: { key: 's', does: 'News: save the article, or remove it' },
  markStory: { key: 'm', does: 'News: mark the article as read or unread' },
} as const
export type Shortcut = keyof typeof shortcuts
