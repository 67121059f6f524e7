import { constants } from './constants.ts'
import { preferredNewsProviders } from './news.ts'

/** `default` is the value before anything is stored: an empty list or null. */
type Row = {
  readonly name: string
  readonly scope: 'user' | 'global' | 'tab'
  readonly default: unknown
  /** Default 1. A higher version needs a migration from each older one in `domain/kept/kept-migrations.ts`. */
  readonly version?: number
  /** Stored only with this consent. */
  readonly consent?: (typeof constants.cacheTypes)[number]
  /** A list whose removals can be undone, also after a reload. `platform/kept/list-kinds.ts` has a schema for each. */
  readonly undoable?: true
}

/** §9: browser storage keys, per user or global. Schemas: `platform/kept`. */
export const storageKeys = {
  fundWishlist: { name: 'fund wishlist', scope: 'user', default: [], undoable: true },
  stockWishlist: { name: 'stock wishlist', scope: 'user', default: [], undoable: true },
  propertyFavorites: { name: 'property favorites', scope: 'user', default: [], undoable: true },
  todoItems: { name: 'todo items', scope: 'user', default: [], undoable: true },
  quickNotes: { name: 'quick notes', scope: 'user', default: [], undoable: true },
  adsPreference: { name: 'ads preference', scope: 'user', default: constants.adsDefaultOn },
  newsPreferences: {
    name: 'news preferences',
    scope: 'user',
    default: {
      preferredProviders: preferredNewsProviders,
      preferredCategories: constants.newsCategories,
      preferredCountries: constants.newsCountries,
      autoRefresh: constants.newsAutoRefresh,
      refreshInterval: constants.newsRefreshMinutes,
    },
  },
  savedNews: { name: 'saved news', scope: 'user', default: [], undoable: true },
  userLocation: { name: 'user location', scope: 'user', default: null },
  userProfile: { name: 'user profile', scope: 'user', default: null },
  theme: { name: 'theme', scope: 'global', default: constants.defaultTheme },
  fontSize: { name: 'font size', scope: 'global', default: constants.defaultFontSize },
  preferredCurrency: { name: 'preferred currency', scope: 'global', default: constants.defaultCurrency },
  cacheSettings: {
    name: 'cache settings',
    scope: 'global',
    default: {
      enabled: constants.cacheDefaultEnabled,
      duration: constants.cacheDefaultHours,
      types: { funds: false, stocks: false, analytics: false, preferences: false },
    },
  },
  cacheConsent: { name: 'cache consent flags', scope: 'global', default: null },
  welcomeSeen: { name: 'welcome-seen flag', scope: 'global', default: '' },
  bannerClosed: { name: 'banner-closed flag', scope: 'global', default: '' },
} as const satisfies Record<string, Row>

/** Not in the spec. */
export const ownStorageKeys = {
  financialGoals: { name: 'financial goals', scope: 'user', default: [], undoable: true },
  goalsSeen: { name: 'goals seen', scope: 'user', default: null },
  wisdomQuotes: { name: 'wisdom quotes', scope: 'user', default: [], undoable: true },
  savedSearches: { name: 'saved property searches', scope: 'user', default: [], undoable: true },
  creatorRequests: { name: 'creator requests', scope: 'user', default: [] },
  drafts: { name: 'drafts', scope: 'user', default: [] },
  readMarks: { name: 'read marks', scope: 'user', default: [], consent: 'preferences' },
  newsWords: { name: 'news words', scope: 'user', default: { keep: [], mute: [] } },
  recentSearches: { name: 'recent searches', scope: 'user', default: [], consent: 'preferences' },
  recentChoices: { name: 'recent choices', scope: 'user', default: [], consent: 'preferences' },
  lastVisit: { name: 'last visit', scope: 'user', default: null, consent: 'preferences' },
  homeLayout: { name: 'home layout', scope: 'user', default: { order: [], hidden: [] } },
  newsSeen: { name: 'news seen', scope: 'user', default: null, consent: 'preferences' },
  reminders: { name: 'reminders', scope: 'user', default: { on: false, told: [] } },
  unsentViews: { name: 'page views', scope: 'global', default: {}, consent: 'analytics' },
  /** The host of the counting script that a person with Global Privacy Control has switched on. */
  countingScript: { name: 'counting script', scope: 'global', default: '', consent: 'analytics' },
  /** The host of the advertising network that stood beside the switch when it was switched on. */
  adHost: { name: 'ad host', scope: 'user', default: '' },
  newBrowserSeen: { name: 'new browser seen', scope: 'user', default: false },
  lastBackup: { name: 'last backup', scope: 'user', default: '' },
  numberSystem: { name: 'number system', scope: 'global', default: 'auto' },
  hideAmounts: { name: 'hide amounts', scope: 'global', default: false },
  compactNews: { name: 'compact news', scope: 'global', default: false },
  shortcuts: { name: 'keyboard shortcuts', scope: 'global', default: true },
  fontsFetched: { name: 'fonts fetched', scope: 'global', default: '' },
  lastIdentity: { name: 'last identity', scope: 'global', default: null },
  termsAccepted: { name: 'terms accepted', scope: 'global', default: null },
  /** Cleared with the tab: §4's session flag, and the action interrupted by a redirect to sign-in. */
  welcomeDue: { name: 'welcome due', scope: 'tab', default: false },
  refusedAction: { name: 'refused action', scope: 'tab', default: null },
  newHere: { name: 'new here', scope: 'tab', default: '' },
  draftPage: { name: 'draft page', scope: 'tab', default: '' },
  lastRemoval: { name: 'last removal', scope: 'tab', default: null },
  outsideHosts: { name: 'outside hosts', scope: 'tab', default: [] },
  followedHeadlines: { name: 'followed headlines', scope: 'tab', default: null },
} as const satisfies Record<string, Row>

export const keyTable = { ...storageKeys, ...ownStorageKeys }
export type StorageKey = keyof typeof keyTable
/** The only source of the version that is read and written. */
export function versionOf(key: StorageKey): number {
  const row: Row = keyTable[key]
  return row.version ?? 1
}

/** The lists whose removals can be undone. */
export type UndoableKey = {
  [Key in StorageKey]: (typeof keyTable)[Key] extends { readonly undoable: true } ? Key : never
}[StorageKey]
export type DefaultOf<Key extends StorageKey> = (typeof keyTable)[Key]['default']
