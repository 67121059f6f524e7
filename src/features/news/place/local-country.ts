import { newsCountries } from '#catalogue/news.ts'

export const hasLocalNews = (countryCode: string): countryCode is keyof typeof newsCountries =>
  Object.hasOwn(newsCountries, countryCode)
