import { alikeTypes, areaKinds, type PropertyType } from '#catalogue/properties.ts'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { Part } from '#ui/data/part.tsx'

/** What our own listings say of the place. */
export function LocalityPart({ details }: { readonly details: ListingDetails }) {
  const { glance, rate, currency, purpose, type, areaKind } = details
  const { locality, city, count, inCity, medianRate, cityMedianRate, behind, behindCity } = glance
  const median = medianRate ?? cityMedianRate
  const [where, from] = medianRate === null ? [city, behindCity] : [locality, behind]
  const list = `/real-estate?city=${encodeURIComponent(city)}&purpose=${purpose}&type=${alikeTypes[type].join('%2C')}`
  const isComparable = median !== null && glance.areaKind === areaKind
  return (
    <Part id="locality" title="The locality">
      {median === null ? (
        <p className="text-ink-2">There are too few listings here to compare the price.</p>
      ) : (
        <p className="part-lead">
          <Money value={median} currency={currency} digits={0} /> per sq ft is the median in {where}
          {isComparable && (
            <>
              ; this one is <Change percent={100 * (rate / median - 1)} digits={0} /> from it
            </>
          )}
          .
        </p>
      )}
      <p className="text-ink-2">
        {counted(count, type)} {purpose === 'rent' ? 'for rent' : 'for sale'} in {locality}, {inCity} in{' '}
        <a href={list} className="text-link">
          {city}
        </a>
        .
        {median !== null &&
          ` The median is of ${from} listings that state their ${areaKinds[glance.areaKind].toLowerCase()}.`}{' '}
        From our own listings only.
      </p>
    </Part>
  )
}

const words: Readonly<Record<PropertyType, readonly [one: string, many: string]>> = {
  ...{ apartment: ['home', 'homes'], villa: ['home', 'homes'], house: ['home', 'homes'] },
  ...{ commercial: ['commercial property', 'commercial properties'] },
  ...{ plot: ['plot', 'plots'], farm: ['plot', 'plots'] },
}
const counted = (count: number, type: PropertyType) => `${count} other ${words[type][count === 1 ? 0 : 1]}`
