import { cityNamed, indianCities } from '#catalogue/indian-cities.ts'
import { amenities, areaUnits, facings, furnishings, posters, propertyTypes, purposes } from '#catalogue/properties.ts'
import { applies, type FormField, type ListingForm } from '#domain/property/listing-form.ts'
import { optionsOf, SelectField, TextArea, TextField } from '#ui/controls/field.tsx'

type Props = {
  readonly form: ListingForm
  readonly wrong: Partial<Record<FormField, string>>
  readonly onField: (field: FormField, value: string) => void
}

const none = { value: '', label: 'Not stated' }
const units = Object.entries(areaUnits).map(([value, { label }]) => ({ value, label }))

/** Every field of a listing, in groups as its page shows them. */
export function ListingFields({ form, wrong, onField }: Props) {
  const field = (name: FormField) => ({
    name,
    value: form[name],
    error: wrong[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onField(name, target.value),
  })
  const has = (name: FormField) => applies(name, form)
  const isRent = form.purpose === 'rent'
  const chosen = form.amenities.split(',').filter(Boolean)
  const toggle = (one: string) =>
    onField('amenities', (chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one]).join())
  const known = cityNamed(form.city)
  return (
    <>
      <fieldset className="own-fields">
        <legend className="own-legend">What it is</legend>
        <div className="own-wide">
          <TextField label="Title" dir="auto" hint="Such as “Bright 2 BHK near the lake”." {...field('title')} />
        </div>
        <SelectField label="For" options={optionsOf(purposes)} {...field('purpose')} />
        <SelectField label="Type" options={optionsOf(propertyTypes)} {...field('type')} />
        <TextField
          label={isRent ? 'Rent a month' : 'Price'}
          before="₹"
          hint="Such as 85 lakh, 1.2 crore or 25,000."
          {...field('price')}
        />
        <TextField label="Maintenance a month" before="₹" hint="Optional." {...field('maintenance')} />
        {has('deposit') && <TextField label="Deposit" before="₹" hint="Optional." {...field('deposit')} />}
        <div className="own-wide">
          <TextArea label="Description" rows={8} dir="auto" {...field('description')} />
        </div>
      </fieldset>
      <fieldset className="own-fields">
        <legend className="own-legend">Where it is</legend>
        <TextField
          label="City"
          list="own-cities"
          {...field('city')}
          onBlur={() => known && form.region === '' && onField('region', known.state)}
        />
        <datalist id="own-cities">
          {indianCities.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField label="State" {...field('region')} />
        <TextField label="Locality" {...field('locality')} />
        <TextField label="Project or society" hint="Optional." {...field('project')} />
        <div className="own-wide">
          <TextField
            label="Coordinates"
            hint={
              known
                ? `Such as 12.9716, 77.5946, or a map link. Without them the map shows the centre of ${known.name}.`
                : 'Such as 12.9716, 77.5946, or a map link.'
            }
            {...field('place')}
          />
        </div>
      </fieldset>
      <fieldset className="own-fields">
        <legend className="own-legend">Size</legend>
        <SelectField label="Areas are in" options={units} {...field('areaUnit')} />
        {has('carpetArea') && (
          <>
            <TextField label="Carpet area" inputMode="decimal" {...field('carpetArea')} />
            <TextField label="Built-up area" inputMode="decimal" {...field('builtUpArea')} />
            <TextField label="Super built-up area" inputMode="decimal" {...field('superBuiltUpArea')} />
          </>
        )}
        <TextField label="Plot area" inputMode="decimal" {...field('plotArea')} />
        {has('bedrooms') && (
          <>
            <TextField label="Bedrooms" inputMode="numeric" {...field('bedrooms')} />
            <TextField label="Bathrooms" inputMode="numeric" {...field('bathrooms')} />
          </>
        )}
        {has('floor') && (
          <>
            <TextField label="Floor" inputMode="numeric" hint="0 is the ground floor." {...field('floor')} />
            <TextField label="Floors in the building" inputMode="numeric" {...field('floors')} />
            <TextField label="Built in" inputMode="numeric" {...field('yearBuilt')} />
          </>
        )}
        <TextField label="Parking places" inputMode="numeric" {...field('parking')} />
      </fieldset>
      <fieldset className="own-fields">
        <legend className="own-legend">More</legend>
        <TextField label="Possession" type="date" hint="Empty if it is ready." {...field('possession')} />
        <SelectField label="Furnishing" options={[none, ...optionsOf(furnishings)]} {...field('furnishing')} />
        <SelectField label="Facing" options={[none, ...optionsOf(facings)]} {...field('facing')} />
        <TextField label="RERA number" hint="Optional." {...field('rera')} />
        <SelectField label="You are the" options={optionsOf(posters)} {...field('postedBy')} />
        <TextField label="Name shown" dir="auto" {...field('postedByName')} />
        <fieldset className="own-wide own-amenities">
          <legend className="field-label">Amenities</legend>
          {Object.entries(amenities).map(([one, label]) => (
            <label key={one} className="choice">
              <input type="checkbox" checked={chosen.includes(one)} onChange={() => toggle(one)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      </fieldset>
    </>
  )
}
