/** Papers by the ids under which the news service knows them. */
export const newsProviders = {
  'the-times-of-india': 'The Times of India',
  'the-economic-times': 'The Economic Times',
  'the-hindu': 'The Hindu',
  'bbc-news': 'BBC News',
} as const

/** §9: these come first until somebody says otherwise. */
export const preferredNewsProviders = ['the-times-of-india', 'the-economic-times', 'the-hindu', 'bbc-news'] as const

/** The service's categories, and `local`, which is ours. */
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
