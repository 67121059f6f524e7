import { bedroomChoices, propertyTypes } from '#catalogue/properties.ts'
import type { ListingSearch } from './listing-query.ts'
import { shortRupees } from './short-rupees.ts'

const LONGEST = 80

/** A search as one would say it: "2 BHK, 3 BHK to rent in Baner, Pune, up to ₹45k". The name of a saved search. */
export function searchInWords(search: ListingSearch): string {
  const said = (values: string | undefined, labels: Readonly<Record<string, string>>) =>
    (values ?? '').split(',').flatMap((value) => labels[value] ?? [])
  const what = [...said(search.bedrooms, bedroomChoices), ...said(search.type, propertyTypes)].join(', ')
  const where = [search.locality, search.city].filter(Boolean).join(', ')
  const how = search.purpose === 'rent' ? 'to rent' : 'to buy'
  const text = [
    [what || 'Properties', how, where && `in ${where}`].filter(Boolean).join(' '),
    priceInWords(search),
    search.q && `“${search.q}”`,
  ]
  return text.filter(Boolean).join(', ').slice(0, LONGEST)
}

function priceInWords({ priceFrom: from, priceTo: to }: ListingSearch): string {
  if (from && to) return `${shortRupees(from)} to ${shortRupees(to)}`
  if (to) return `up to ${shortRupees(to)}`
  return from ? `from ${shortRupees(from)}` : ''
}
