/** §9 and §3: the numbers and defaults of the business. A name ends in its unit where it has one. */
export const constants = {
  passwordMinLength: 6,

  cacheHours: [12, 24, 48],
  cacheDefaultHours: 24,
  cacheDefaultEnabled: false,

  consentCountdownSeconds: 6,
  welcomeCountdownSeconds: 10,
  scrollToTopPx: 300,

  newsProviders: ['the Times of India', 'the Economic Times', 'the Hindu', 'BBC News'],
  newsCategories: ['general', 'business', 'technology', 'local'],
  newsCountries: ['in', 'us'],
  newsAutoRefresh: true,
  newsRefreshMinutes: 30,
  newsSampleArticles: 6,

  locationReuseHours: 24,
  geolocationTimeoutSeconds: 10,
  defaultLocation: {
    city: 'Bengaluru',
    country: 'India',
    latitude: 12.9716,
    longitude: 77.5946,
    timezone: 'Asia/Kolkata',
  },

  adSlots: { side: '160x600', bottom: '728x90', inContent: '300x250' },
  adsDelaySeconds: 1,
  adsDebounceMs: 300,
  adsVisiblePercent: 10,
  adsDefaultOn: false,

  themes: ['light', 'dark', 'blue', 'japanese', 'nature'],
  defaultTheme: 'nature',
  defaultFontSize: 'normal',
  defaultCurrency: 'USD',

  consentTypes: ['all', 'required', 'custom', 'none'],
  cacheTypes: ['funds', 'stocks', 'analytics', 'preferences'],
} as const
