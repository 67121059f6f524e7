import { type HomeSearch, homeSearch } from '#domain/property/home-plan-query.ts'

/** URL of a listing's page with its calculators; sorted, as the server normalises addresses. */
export function homeAddress(path: string, search: HomeSearch): string {
  const pairs = Object.entries(homeSearch(search)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}
