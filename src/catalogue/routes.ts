/** Who may enter: `anyone`, a signed-in `user` (§2), or an `admin` (§6). */
export type Access = 'anyone' | 'user' | 'admin'

export type PageRoute = {
  /** As the spec writes it, parameters in braces. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly access: Access
  /** Keeps `window.opener`: a popup that returns from another site (COOP is relaxed). */
  readonly popup?: true
  /** Open, but not for search engines. */
  readonly hidden?: true
}

/** The 24 routes of §2. */
export const routes = {
  home: {
    path: '/',
    title: 'Banyan: funds, stocks and property side by side',
    description: 'Track mutual funds, stocks and property side by side. Everything personal stays in your own browser.',
    access: 'anyone',
  },
  about: {
    path: '/about',
    title: 'About',
    description: 'What Banyan is, who it is for, what is stored where, and what never leaves your browser.',
    access: 'anyone',
  },
  searchFunds: {
    path: '/search-funds',
    title: 'Mutual funds',
    description: 'Find a mutual fund by name, fund house, category, scheme code or ISIN.',
    access: 'anyone',
  },
  searchStocks: {
    path: '/search-stocks',
    title: 'Stocks',
    description: 'Find a stock by symbol, company or ISIN, on Indian and other exchanges.',
    access: 'anyone',
  },
  realEstate: {
    path: '/real-estate',
    title: 'Properties',
    description: 'Homes, plots and commercial property to buy or rent, with the real cost calculated.',
    access: 'anyone',
  },
  property: {
    path: '/real-estate/{id}',
    title: 'Property',
    description: 'One property: price, facts, map, price history and what it would really cost.',
    access: 'anyone',
  },
  news: {
    path: '/news',
    title: 'News',
    description: 'Headlines from the papers you prefer, newest first.',
    access: 'anyone',
  },
  article: {
    path: '/news/{id}',
    title: 'Article',
    description: 'One article, its source, and what else was written about it.',
    access: 'anyone',
  },
  login: {
    path: '/login',
    title: 'Sign in',
    description: 'Sign in to your Banyan account.',
    access: 'anyone',
  },
  signup: {
    path: '/signup',
    title: 'Create an account',
    description: 'Create a Banyan account with an email address and a password.',
    access: 'anyone',
  },
  terms: {
    path: '/terms',
    title: 'Terms & Conditions',
    description: 'The terms of using Banyan, and its privacy section.',
    access: 'anyone',
  },
  contact: {
    path: '/contact',
    title: 'Contact us',
    description: 'Contact the operator of this site.',
    access: 'anyone',
  },
  blog: {
    path: '/blog',
    title: 'Blog',
    description: 'Plain explanations for people who invest their own money.',
    access: 'anyone',
  },
  post: {
    path: '/blog/{slug}',
    title: 'Blog post',
    description: 'One post of the Banyan blog.',
    access: 'anyone',
  },
  admin: {
    path: '/admin',
    title: 'Administration',
    description: 'For the operator of this site.',
    access: 'admin',
  },
  fund: {
    path: '/fund/{schemeCode}',
    title: 'Fund',
    description: 'One mutual fund: its NAV history, returns, risk and what a SIP in it would have made.',
    access: 'anyone',
  },
  stock: {
    path: '/stock/{symbol}',
    title: 'Stock',
    description: 'One stock: its price history, returns, risk and company facts.',
    access: 'anyone',
  },
  profile: {
    path: '/profile',
    title: 'Settings',
    description: 'Your settings and your data, kept in this browser.',
    access: 'user',
  },
  wishlist: {
    path: '/wishlist',
    title: 'My wishlists',
    description: 'The funds and stocks in your wishlists.',
    access: 'user',
  },
  fundWishlist: {
    path: '/wishlist/funds',
    title: 'My mutual funds',
    description: 'The mutual funds in your wishlist.',
    access: 'user',
  },
  stockWishlist: {
    path: '/wishlist/stocks',
    title: 'My stocks',
    description: 'The stocks in your wishlist.',
    access: 'user',
  },
  favoriteProperties: {
    path: '/favorite-properties',
    title: 'Favorite properties',
    description: 'Your favourite properties.',
    access: 'user',
  },
  myQuotes: {
    path: '/my-quotes',
    title: 'My wisdom quotes',
    description: 'Quotes about money you want to remember.',
    access: 'user',
  },
  financialGoals: {
    path: '/financial-goals',
    title: 'Financial goals',
    description: 'What you are saving for, and whether you are on track.',
    access: 'user',
  },
} as const satisfies Record<string, PageRoute>

export type RouteId = keyof typeof routes
export type RoutePath = (typeof routes)[RouteId]['path']

/** Not in the spec. */
export const extraRoutes = {
  compare: {
    path: '/compare',
    title: 'Compare',
    description: 'Compare funds, stocks, property and goals: one chart, one table, the same money in each.',
    access: 'anyone',
  },
  myListings: {
    path: '/real-estate/mine',
    title: 'Your listings',
    description: 'Publish your own properties, and answer those who ask about them.',
    access: 'anyone',
    hidden: true,
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Set a new password',
    description: 'Request a link to set a new password, or set it.',
    access: 'anyone',
    hidden: true,
  },
  signedIn: {
    path: '/signed-in',
    title: 'Signing you in',
    description: 'The return page of Google sign-in.',
    access: 'anyone',
    popup: true,
    hidden: true,
  },
} as const satisfies Record<string, PageRoute>

export type ExtraRouteId = keyof typeof extraRoutes
