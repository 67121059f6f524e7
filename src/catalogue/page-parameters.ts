import type { ExtraRouteId, RouteId } from './routes.ts'

/**
 * The search parameters that each page understands. Pages read them in `domain/api/search-readers.ts`, and a test holds
 * both together; the browser needs no list.
 */
export const pageParameters: Readonly<Partial<Record<RouteId | ExtraRouteId, readonly string[]>>> = {
  home: ['currency', 'monthly', 'percent', 'years'],
  searchFunds: [
    'asset',
    'category',
    'compare',
    'house',
    'option',
    'page',
    'plan',
    'q',
    'size',
    'sort',
    'state',
    'type',
  ],
  searchStocks: [
    'compare',
    'currency',
    'exchange',
    'near',
    'page',
    'priceFrom',
    'priceTo',
    'q',
    'sector',
    'size',
    'sort',
    'state',
  ],
  realEstate: [
    ...['q', 'purpose', 'city', 'locality', 'type', 'bedrooms', 'priceFrom', 'priceTo', 'areaFrom', 'areaTo', 'unit'],
    ...['possession', 'furnishing', 'amenities', 'rera', 'postedBy', 'posted', 'state', 'sort', 'view', 'at'],
    ...['page', 'size', 'compare'],
  ],
  property: [
    ...['price', 'down', 'rate', 'years', 'extra', 'every', 'after', 'cut', 'months'],
    ...['state', 'stamp', 'registration', 'gst', 'brokerage', 'upkeep', 'advance'],
    ...['rent', 'rentRise', 'growth', 'invest', 'stay', 'selling', 'fund', 'outcome'],
  ],
  news: ['category', 'country', 'more', 'provider', 'q', 'tab'],
  login: ['next'],
  signup: ['next'],
  contact: ['outcome'],
  blog: ['page', 'q', 'tag'],
  admin: ['q', 'section', 'status'],
  fund: ['with', 'riskFree', 'range', 'zoom', 'scale', 'drawdown', 'plan', 'amount', 'from', 'step', 'out', 'deposit'],
  stock: [...['adjust', 'with', 'riskFree', 'range', 'zoom', 'scale', 'drawdown'], ...['form', 'volume', 'studies']],
  profile: ['tab', 'text', 'title', 'url'],
  fundWishlist: ['q', 'sort'],
  stockWishlist: ['q', 'sort'],
  favoriteProperties: ['compare', 'q', 'sort', 'view'],
  myQuotes: ['favorites', 'q'],
  financialGoals: ['goal', 'money', 'seed', 'sort'],
  compare: [
    ...['of', 'over', 'once', 'monthly', 'range', 'zoom', 'scale', 'drawdown'],
    ...['growth', 'yield', 'rentRise', 'upkeep', 'downShare', 'rate', 'years', 'selling'],
  ],
  myListings: ['edit', 'tab'],
  signedIn: ['attempt', 'created', 'error', 'next', 'removed'],
}
