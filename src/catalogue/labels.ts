import type { RouteId } from './routes.ts'

/** §2: header, footer and menu labels. */
export const headerLinks = [
  { label: 'Home', to: 'home' },
  { label: 'Funds', to: 'searchFunds' },
  { label: 'Stocks', to: 'searchStocks' },
  { label: 'Properties', to: 'realEstate' },
  { label: 'Blog', to: 'blog' },
  { label: 'News', to: 'news' },
] as const satisfies readonly { label: string; to: RouteId }[]

export const sideMenu = {
  everybody: [
    { label: 'Blog', to: 'blog' },
    { label: 'News', to: 'news' },
    { label: 'Real Estate', to: 'realEstate' },
    { label: 'About Us', to: 'about' },
    { label: 'Contact Us', to: 'contact' },
  ],
  signedIn: [
    { label: 'Settings', to: 'profile' },
    { label: 'My Wishlists', to: 'wishlist' },
    { label: 'Mutual Funds', to: 'fundWishlist' },
    { label: 'Stocks', to: 'stockWishlist' },
    { label: 'Favorite Properties', to: 'favoriteProperties' },
    { label: 'My Wisdom Quotes', to: 'myQuotes' },
    { label: 'Financial Goals', to: 'financialGoals' },
  ],
  logout: 'Logout',
  login: 'Login',
  memberSince: 'Member since',
} as const satisfies Record<string, string | readonly { label: string; to: RouteId }[]>

export const footerLinks = [
  { label: 'Blog', to: 'blog' },
  { label: 'Terms & Conditions', to: 'terms' },
  { label: 'Contact Us', to: 'contact' },
] as const satisfies readonly { label: string; to: RouteId }[]

export const authLabels = {
  signInButton: 'Sign In',
  signInTitle: 'Sign in to your account',
  signUpTitle: 'Create a new account',
  google: 'Continue with Google',
} as const

export const consentLabels = {
  rejectAll: 'Reject All',
  customize: 'Customize',
  acceptRequired: 'Accept Required',
  acceptAll: 'Accept All',
  analytics: 'Analytics',
  preferences: 'Preferences',
  required: 'Required',
} as const

/** Not in the spec. */
export const ownConsentLabels = {
  title: 'Cookies and cache',
  question: 'Allow us to store data on this device so pages load faster?',
  required: '“Required” covers fund and stock data only.',
  privacy: 'Your browser sends Global Privacy Control: third-party scripts stay off until you switch each one on.',
  hints: {
    required: 'Fund and stock data. Locked: Reject All switches it off.',
    analytics: 'Page counts, without cookies or names, and this site’s counting script, if any.',
    script: 'Off until you switch it on, because of Global Privacy Control. It needs Analytics.',
    preferences: 'Recent searches, last filters, read articles, and documents and news you opened.',
  },
  script: (host: string) => `Counting script of ${host}`,
  duration: 'Keep data for',
  save: 'Save my choice',
  back: 'Back',
  keep: 'Keep current choice',
  receipt: 'Download receipt',
  again: 'Cookie and cache choices',
  chosen: { all: 'Accept All', required: 'Accept Required', custom: 'your own choice', none: 'Reject All' },
  types: { funds: 'Funds', stocks: 'Stocks', analytics: 'Analytics', preferences: 'Preferences' },
} as const
