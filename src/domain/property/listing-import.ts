import { cityNamed } from '#catalogue/indian-cities.ts'
import { type areaUnits, furnishings } from '#catalogue/properties.ts'
import { typedAmount } from '#domain/numbers/typed-amount.ts'
import { plainLine } from '#domain/text/typed-text.ts'
import { keysOf } from './keys-of.ts'
import { emptyForm, type FormField, formLimits, type ListingForm, readListing } from './listing-form.ts'

export const importLimits = { rows: 200, bytes: 2_000_000 } as const

/** Which column each field comes from; fields without one keep their default. */
export type Mapping = Readonly<Partial<Record<ImportField, number>>>

/** What a column can be; `area` is put where `areaType` says. */
export const importFields = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  priceUnit: 'Unit of the price',
  city: 'City',
  locality: 'Locality',
  project: 'Project',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Area',
  areaType: 'Area type',
  floor: 'Floor',
  furnishing: 'Furnishing',
  possession: 'Possession',
  place: 'Coordinates',
  rera: 'RERA number',
} as const
export type ImportField = keyof typeof importFields

/** Column names of files that portals and spreadsheets make. */
const names: Readonly<Record<ImportField, RegExp>> = {
  title: /^(title|configuration|configurations|heading)$/,
  description: /^(description|details|remarks)$/,
  price: /^(price|rent|avg price|amount|price in l|price in lakh|price in lakhs|cost)$/,
  priceUnit: /^price unit$/,
  city: /^city$/,
  locality: /^(locality|location|area locality|flat address|address)$/,
  project: /^(project|society|flat name|location bldng name|building)$/,
  bedrooms: /^(bhk|bedrooms?|size|beds)$/,
  bathrooms: /^(bath|baths|bathrooms?)$/,
  area: /^(area|total sqft|sizes|sqft|carpet area|built up area|super area)$/,
  areaType: /^area type$/,
  floor: /^floor$/,
  furnishing: /^furnishing( status)?$/,
  possession: /^(possession|availability|possession starts)$/,
  place: /^(coordinates|lat long|location pin)$/,
  rera: /^rera( number| no)?$/,
}

const headOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** A guess from the column names, which the person can change. A numeric `size` is an area. */
export function guessMapping(header: readonly string[], rows: readonly (readonly string[])[] = []): Mapping {
  const heads = header.map(headOf)
  const found = keysOf(importFields).flatMap((field) => {
    const at = heads.findIndex((head) => names[field].test(head))
    return at < 0 ? [] : [[field, at] as const]
  })
  const mapping: Partial<Record<ImportField, number>> = Object.fromEntries(found)
  const size = heads.indexOf('size')
  const bhk = heads.indexOf('bhk')
  if (bhk >= 0) mapping.bedrooms = bhk
  if (size >= 0 && bhk >= 0 && rows.slice(0, 20).every((row) => /^[\d.,]*$/.test(row[size] ?? ''))) mapping.area = size
  return mapping
}

/** What every row has in common, where the file does not say it. */
export type Defaults = {
  readonly purpose: 'buy' | 'rent'
  readonly city: string
  readonly postedByName: string
  /** What a bare number in the price column means. */
  readonly priceUnit: 'rupees' | 'lakh'
}

export type ImportedRow = {
  /** In the file, counted from 1 with the header as the first. */
  readonly line: number
  readonly form: ListingForm
  /** Why it cannot be published as it is; it can still be imported and completed. */
  readonly missing: Partial<Record<FormField, string>>
  /** Why it cannot be imported at all. */
  readonly refused: string | undefined
}

const fits = (field: FormField, text: string) => plainLine(text).slice(0, formLimits[field])

/** A row of the file as a draft. Nothing is guessed silently: what cannot be read stays empty and is reported. */
export function importRow(
  cells: readonly string[],
  line: number,
  mapping: Mapping,
  defaults: Defaults,
  today: string,
): ImportedRow {
  const cell = (field: ImportField) => {
    const at = mapping[field]
    return at === undefined ? '' : plainLine(cells[at] ?? '')
  }
  const bedrooms = /\d{1,2}/.exec(cell('bedrooms') || cell('title'))?.[0] ?? ''
  const type = typeOf(`${cell('title')} ${cell('areaType')} ${cell('bedrooms')}`)
  const city = cell('city') || defaults.city
  const locality = cell('locality') || (/\bin ([\p{L}\d][^,]*)$/u.exec(cell('title'))?.[1] ?? '')
  const [floor = '', floors = ''] = floorsOf(cell('floor'))
  const areas = areasOf(cell('area'), cell('areaType'), type)
  const title = cell('title') || titleOf(type, bedrooms, locality || city)
  const form: ListingForm = {
    ...emptyForm,
    ...areas,
    purpose: defaults.purpose,
    type,
    title: fits('title', title),
    description: fits('description', cell('description')),
    price: priceOf(cell('price'), cell('priceUnit'), defaults.priceUnit),
    city: fits('city', city),
    region: cityNamed(city)?.state ?? '',
    locality: fits('locality', locality),
    project: fits('project', cell('project')),
    place: fits('place', cell('place')),
    bedrooms: type === 'plot' ? '' : bedrooms,
    bathrooms: /^\d{1,2}/.exec(cell('bathrooms'))?.[0] ?? '',
    floor,
    floors,
    furnishing: keysOf(furnishings).find((one) => one === cell('furnishing').toLowerCase()) ?? '',
    possession: /^\d{4}-\d{2}-\d{2}$/.exec(cell('possession'))?.[0] ?? '',
    rera: fits('rera', cell('rera')),
    postedByName: fits('postedByName', defaults.postedByName),
  }
  const isEmpty = cells.every((text) => text.trim() === '')
  const read = readListing(form, { pictures: [], floorPlan: null }, { priceHistory: [], postedOn: null }, today)
  return {
    line,
    form,
    missing: read.ok ? {} : read.refusals,
    refused: isEmpty
      ? 'The row is empty.'
      : form.price === '' && locality === ''
        ? 'Neither price nor locality.'
        : undefined,
  }
}

function typeOf(words: string): 'apartment' | 'villa' | 'house' | 'plot' {
  if (/plots?\b|\bland\b/i.test(words)) return 'plot'
  if (/villa/i.test(words)) return 'villa'
  return /house|bungalow/i.test(words) ? 'house' : 'apartment'
}

const titleOf = (type: string, bedrooms: string, where: string) =>
  [type === 'plot' ? 'Plot' : bedrooms ? `${bedrooms} BHK ${type}` : type, where && `in ${where}`]
    .filter(Boolean)
    .join(' ')
    .replace(/^./, (one) => one.toUpperCase())

/** "1,186-1,350" is a range: its smaller end. "400 sq.ft.", "110 sq.m.". */
function areasOf(text: string, kind: string, type: string): Partial<ListingForm> {
  const value = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0]?.replaceAll(',', '') ?? ''
  const unit = /sq\.?\s*m/i.test(text) ? 'sqm' : /sq\.?\s*y/i.test(text) ? 'sqyd' : /acre/i.test(text) ? 'acre' : 'sqft'
  const areaUnit: keyof typeof areaUnits = unit
  if (type === 'plot' || /plot/i.test(kind)) return { areaUnit, plotArea: value }
  if (/super/i.test(kind)) return { areaUnit, superBuiltUpArea: value }
  return /built/i.test(kind) ? { areaUnit, builtUpArea: value } : { areaUnit, carpetArea: value }
}

/** "? 53" of a portal whose rupee sign was lost; a price per area is none. */
function priceOf(text: string, unitCell: string, unit: Defaults['priceUnit']): string {
  if (/\/\s*sq/i.test(text)) return ''
  const bare = text.replace(/^[?₹\s]+/, '')
  const amount = typedAmount(bare, 'INR')
  if (amount === undefined) return ''
  const isBare = /^[\d.,]+$/.test(bare)
  if (!isBare) return bare.slice(0, formLimits.price)
  if (/cr/i.test(unitCell)) return `${bare} crore`
  return unit === 'lakh' || /\bla/i.test(unitCell) ? `${bare} lakh` : bare.slice(0, formLimits.price)
}

/** "Ground out of 2", "1 out of 3". */
function floorsOf(text: string): string[] {
  const [, at = '', of = ''] = /^(ground|\d{1,3})(?:\s+out of\s+(\d{1,3}))?/i.exec(text) ?? []
  return [/ground/i.test(at) ? '0' : at, of]
}
