import type { StorageKey } from './storage-keys.ts'

/** Names on screen for stored values whose key name is technical. */
export const storageLabels: Partial<Record<StorageKey, string>> = {
  propertyFavorites: 'favourite properties',
  todoItems: 'to-dos',
  newsPreferences: 'news choices',
  adsPreference: 'advertisement choice',
  adHost: 'advertising network allowed',
  userLocation: 'location',
  userProfile: 'name and picture',
  fontSize: 'text size',
  cacheConsent: 'cookie choice',
  welcomeSeen: 'welcome message read',
  bannerClosed: 'announcement closed',
  readMarks: 'articles read',
  newsWords: 'words in the news',
  compactNews: 'density of the news',
  newsSeen: 'last look at the news',
  goalsSeen: 'last look at the goals',
  newBrowserSeen: 'new browser hint read',
  numberSystem: 'number format',
  hideAmounts: 'hidden amounts',
  fontsFetched: 'fonts downloaded',
  lastIdentity: 'signed-in account',
}
