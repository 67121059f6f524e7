import { amenities, facings, furnishings, posters, propertyTypes } from '#catalogue/properties.ts'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { CopyText, type Fact, FactList } from '#features/sheet/index.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Money } from '#ui/data/number.tsx'
import { Part } from '#ui/data/part.tsx'
import { squareFeet } from './area-words.ts'

type Props = { readonly details: ListingDetails }

/** What the listing states; what it does not state is left out, but for the carpet area. */
export function ListingFacts({ details }: Props) {
  const { type, bedrooms, bathrooms, floor, floors, yearBuilt, possession, furnishing, facing, parking } = details
  const isHome = type === 'apartment' || type === 'villa' || type === 'house'
  const area = (squares: number | null) => squares !== null && squareFeet(squares)
  const facts: readonly Fact[] = [
    ['Type', propertyTypes[type]],
    ['Bedrooms', bedrooms !== null && bedrooms > 0 && String(bedrooms)],
    ['Bathrooms', bathrooms !== null && bathrooms > 0 && String(bathrooms)],
    ['Carpet area', area(details.carpetArea) || (isHome && 'Not stated')],
    ['Built-up area', area(details.builtUpArea)],
    ['Super built-up area', area(details.superBuiltUpArea)],
    ['Plot area', area(details.plotArea)],
    ['Floor', floor !== null && (floors === null ? floorName(floor) : `${floorName(floor)} of ${floors}`)],
    ['Possession', possession ? dateLabel(possession) : isHome && 'Ready to move in'],
    ['Built in', yearBuilt !== null && String(yearBuilt)],
    ['Furnishing', furnishing && furnishings[furnishing]],
    ['Facing', facing && facings[facing]],
    ['Parking', parking > 0 && `${parking} ${parking === 1 ? 'place' : 'places'}`],
    ['Maintenance', details.maintenance !== null && <Rupees value={details.maintenance} after=" a month" />],
    ['Deposit', details.deposit !== null && <Rupees value={details.deposit} />],
    ['RERA number', details.rera && <CopyText text={details.rera} what="RERA number" />],
    ['Posted by', `${details.postedByName} (${posters[details.postedBy].toLowerCase()})`],
  ]
  return <FactList facts={facts} />
}

const Rupees = ({ value, after = '' }: { readonly value: number; readonly after?: string }) => (
  <>
    <Money value={value} currency="INR" digits={0} />
    {after}
  </>
)

const floorName = (floor: number) => (floor === 0 ? 'Ground' : floor < 0 ? `Basement ${-floor}` : String(floor))

export function ListingDescription({ details: { description, amenities: all } }: Props) {
  return (
    <Part id="description" title="About this property">
      <p className="listing-text" dir="auto">
        {description}
      </p>
      {all.length > 0 && (
        <ul className="listing-amenities" aria-label="Amenities">
          {all.map((amenity) => (
            <li key={amenity}>{amenities[amenity]}</li>
          ))}
        </ul>
      )}
    </Part>
  )
}
