/** §9: browser storage keys, per user or global. Schemas and versions join them in `platform/storage`. */
export const storageKeys = {
  fundWishlist: { name: 'fund wishlist', scope: 'user' },
  stockWishlist: { name: 'stock wishlist', scope: 'user' },
  propertyFavorites: { name: 'property favorites', scope: 'user' },
  todoItems: { name: 'todo items', scope: 'user' },
  quickNotes: { name: 'quick notes', scope: 'user' },
  adsPreference: { name: 'ads preference', scope: 'user' },
  newsPreferences: { name: 'news preferences', scope: 'user' },
  savedNews: { name: 'saved news', scope: 'user' },
  userLocation: { name: 'user location', scope: 'user' },
  userProfile: { name: 'user profile', scope: 'user' },
  theme: { name: 'theme', scope: 'global' },
  fontSize: { name: 'font size', scope: 'global' },
  preferredCurrency: { name: 'preferred currency', scope: 'global' },
  cacheSettings: { name: 'cache settings', scope: 'global' },
  cacheConsent: { name: 'cache consent flags', scope: 'global' },
  welcomeSeen: { name: 'welcome-seen flag', scope: 'global' },
  bannerClosed: { name: 'banner-closed flag', scope: 'global' },
} as const satisfies Record<string, { name: string; scope: 'user' | 'global' }>

/** What we remember beside the spec's. */
export const ownStorageKeys = {
  financialGoals: { name: 'financial goals', scope: 'user' },
  wisdomQuotes: { name: 'wisdom quotes', scope: 'user' },
  creatorRequests: { name: 'creator requests', scope: 'user' },
  lastBackup: { name: 'last backup', scope: 'global' },
  newBrowserSeen: { name: 'new browser seen', scope: 'user' },
  numberSystem: { name: 'number system', scope: 'global' },
  fontsFetched: { name: 'fonts fetched', scope: 'global' },
  lastIdentity: { name: 'last identity', scope: 'global' },
  termsAccepted: { name: 'terms accepted', scope: 'global' },
  /** These last as long as the tab: §4's session flag, and what was under way when the person was sent to sign in. */
  welcomeDue: { name: 'welcome due', scope: 'tab' },
  refusedAction: { name: 'refused action', scope: 'tab' },
  newHere: { name: 'new here', scope: 'tab' },
} as const satisfies Record<string, { name: string; scope: 'user' | 'global' | 'tab' }>

export type StorageKey = keyof typeof storageKeys | keyof typeof ownStorageKeys
