import {
  type AreaUnit,
  amenities,
  areaUnits,
  bedroomChoices,
  furnishings,
  possessions,
  postedWithin,
  posters,
  propertyTypes,
  purposes,
} from '#catalogue/properties.ts'
import { typedAmount } from '#domain/numbers/typed-amount.ts'
import { shortRupees } from '#domain/property/short-rupees.ts'
import { type FilterProps, FilterSelect } from '#features/search/index.ts'
import { FilterMany } from '#features/search/many/index.ts'
import { FilterRange } from '#features/search/range/index.ts'
import { optionsOf, SelectField } from '#ui/controls/field.tsx'
import { Segments } from '#ui/controls/segments.tsx'

type Labels = Readonly<Record<string, string>>

const labelIn = (labels: Labels) => (value: string) => labels[value] ?? value

/** To buy or to rent: prices of one are nothing to the other. */
function PurposeField({ filter: { name, label }, search, onFilter }: FilterProps) {
  return (
    <Segments
      label={label}
      name={name}
      value={String(search[name] ?? 'buy')}
      options={optionsOf(purposes)}
      onChange={(value) => onFilter(name, value)}
    />
  )
}

/** Sizes in the unit of the place: square yards in Delhi, cents in Kochi. */
function AreaField(props: FilterProps) {
  const unit = (props.search.unit ?? 'sqft') as AreaUnit
  return (
    <FilterRange {...props}>
      <SelectField
        label="Unit"
        name="unit"
        value={unit}
        options={Object.entries(areaUnits).map(([value, { label }]) => ({ value, label }))}
        onChange={({ target }) => props.onFilter('unit', target.value)}
      />
    </FilterRange>
  )
}

/** Few labelled values of which one is chosen, or none. */
function LabelledSelect({ filter: { name, label, labelOf = String }, search, counts, onFilter }: FilterProps) {
  const options = counts.map(({ value, count }) => ({ value, label: `${labelOf(value)} (${count})` }))
  return (
    <SelectField
      label={label}
      name={name}
      value={String(search[name] ?? '')}
      options={[{ value: '', label: 'Any' }, ...options]}
      onChange={({ target }) => onFilter(name, target.value)}
    />
  )
}

/** A list too long to be open all the time; open if something in it is chosen. */
function Amenities(props: FilterProps) {
  return (
    <details className="listing-more" open={props.search[props.filter.name] !== undefined || undefined}>
      <summary>Amenities</summary>
      <FilterMany {...props} />
    </details>
  )
}

const many = (name: string, label: string, labels: Labels) => ({
  name,
  label,
  Field: FilterMany,
  labelOf: labelIn(labels),
})

/** The filters of /real-estate, in the order in which people decide. */
export const listingFilters = [
  {
    ...{ name: 'purpose', label: 'Buy or rent', Field: PurposeField, preset: 'buy', isView: true as const },
    clears: ['priceFrom', 'priceTo'],
  },
  { name: 'city', label: 'City', Field: FilterSelect, clears: ['locality'] },
  { name: 'locality', label: 'Locality', Field: FilterSelect },
  {
    ...{ name: 'price', label: 'Price', Field: FilterRange, hint: 'Such as 80 lakh, 1.2 cr or 35k' },
    amountOf: (typed: string) => typedAmount(typed, 'INR'),
    shown: shortRupees,
  },
  many('bedrooms', 'Bedrooms', bedroomChoices),
  many('type', 'Type', propertyTypes),
  { name: 'area', label: 'Area', Field: AreaField },
  many('possession', 'Possession', possessions),
  many('furnishing', 'Furnishing', furnishings),
  many('rera', 'Registration', { yes: 'RERA registered only' }),
  many('postedBy', 'Posted by', posters),
  { name: 'posted', label: 'Posted within', Field: LabelledSelect, labelOf: labelIn(postedWithin) },
  { ...many('amenities', 'Amenities', amenities), Field: Amenities },
]
