/** Newspapers by their NewsAPI source ids. */
export const newsProviders = {
  'the-times-of-india': 'The Times of India',
  'the-economic-times': 'The Economic Times',
  'the-hindu': 'The Hindu',
  'bbc-news': 'BBC News',
} as const

/** §9: the default providers. */
export const preferredNewsProviders = ['the-times-of-india', 'the-economic-times', 'the-hindu', 'bbc-news'] as const

/** NewsAPI categories, and our own `local`. */
export const newsCategories = {
  general: 'General',
  business: 'Business',
  technology: 'Technology',
  local: 'Local',
  science: 'Science',
  health: 'Health',
  sports: 'Sports',
  entertainment: 'Entertainment',
} as const

export const newsCountries = {
  in: 'India',
  us: 'United States',
  gb: 'United Kingdom',
  ae: 'United Arab Emirates',
  au: 'Australia',
  ca: 'Canada',
  jp: 'Japan',
  sg: 'Singapore',
} as const

export const newsRefreshMinutes = [5, 15, 30, 60] as const

/** Papers that the headlines service knows, with its own facts of them. It refuses a request that names another. */
export const servicePapers = {
  'the-times-of-india': { category: 'general', country: 'in' },
  'the-hindu': { category: 'general', country: 'in' },
  'bbc-news': { category: 'general', country: 'gb' },
} as const
