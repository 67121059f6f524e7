import { expect, test } from 'vitest'
import { guessMapping, importRow } from './listing-import.ts'

const today = '2026-11-18'
const defaults = { purpose: 'buy', city: '', postedByName: 'Asha Rao', priceUnit: 'rupees' } as const

/** Lines of files that people have. */
const portal = [
  'Configuration',
  'Location/Bldng_name',
  'Seller Name',
  'Area',
  'Area type',
  'Price (in L)',
  'Price Unit',
]
const rents = ['Posted On', 'BHK', 'Rent', 'Size', 'Floor', 'Area Type', 'Area Locality', 'City', 'Furnishing Status']
const prices = ['area_type', 'availability', 'location', 'size', 'society', 'total_sqft', 'bath', 'balcony', 'price']

test('a portal’s file: prices in lakh and crore, ranges of areas, the locality in the title', () => {
  const mapping = guessMapping(portal)
  const lakh = { ...defaults, city: 'Indore', priceUnit: 'lakh' } as const
  const read = (...cells: string[]) => importRow(cells, 2, mapping, lakh, today)
  const flat = read(
    '2 BHK Residential Apartment in Keshar Bagh',
    'Lal Bagh',
    's',
    '1,186-1,350',
    '(110 sq.m.) Super built-up Area',
    '? 53',
    '-',
  )
  expect(flat.form).toMatchObject({
    title: '2 BHK Residential Apartment in Keshar Bagh',
    type: 'apartment',
    price: '53 lakh',
    bedrooms: '2',
    superBuiltUpArea: '1186',
    locality: 'Keshar Bagh',
    project: 'Lal Bagh',
    region: 'Madhya Pradesh',
  })
  expect(Object.keys(flat.missing)).toEqual(['description'])
  const house = read(
    '5 Bedroom Independent House in Kanadiya',
    '',
    's',
    '5,600 sq.ft',
    'Built-up Area',
    '? 2.50',
    '5 Cr',
  )
  expect(house.form).toMatchObject({ type: 'house', price: '2.50 crore', builtUpArea: '5600' })
  const plot = read('Residential land / Plot in Sawer', '', 's', '400 sq.ft. ', 'Plot Area', 'Price', 'e on')
  expect(plot.form).toMatchObject({ type: 'plot', plotArea: '400', price: '', bedrooms: '' })
})

test('a file of rents: a numeric size is an area, floors are read, furnishing too', () => {
  const cells = [
    '18-05-2022',
    '2',
    '10000',
    '1100',
    'Ground out of 2',
    'Super Area',
    'Bandel',
    'Kolkata',
    'Semi-Furnished',
  ]
  const mapping = guessMapping(rents, [cells])
  const { form, missing } = importRow(cells, 2, mapping, { ...defaults, purpose: 'rent' }, today)
  expect(form).toMatchObject({
    purpose: 'rent',
    price: '10000',
    bedrooms: '2',
    superBuiltUpArea: '1100',
    floor: '0',
    floors: '2',
    furnishing: 'semi-furnished',
    city: 'Kolkata',
    title: '2 BHK apartment in Bandel',
  })
  expect(Object.keys(missing)).toEqual(['description'])
})

test('a file of sales: "2 BHK" is the size; what cannot be read is reported at its field', () => {
  const mapping = guessMapping(prices)
  const lakh = { ...defaults, city: 'Bangalore', priceUnit: 'lakh' } as const
  const good = importRow(
    ['Plot  Area', '19-Dec', 'Sarjapur', '4 Bedroom', 'Thean', '2600', '5', '3', '120'],
    2,
    mapping,
    lakh,
    today,
  )
  expect(good.form).toMatchObject({ type: 'plot', plotArea: '2600', price: '120 lakh', locality: 'Sarjapur' })
  const bad = importRow(['Super built-up  Area', '', '', '', '', 'many', '', '', 'ask us'], 9, mapping, lakh, today)
  expect(bad).toMatchObject({ line: 9, refused: 'Neither price nor locality.' })
  expect(importRow(['', ''], 3, mapping, defaults, today).refused).toBe('The row is empty.')
})

test('a price per area is no price', () => {
  const { form } = importRow(['Flats in Hebbal', '6.90 K/sq.ft'], 2, { title: 0, price: 1 }, defaults, today)
  expect(form.price).toBe('')
})
