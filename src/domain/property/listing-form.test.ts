import { expect, test } from 'vitest'
import { listing } from './listing.ts'
import { emptyForm, formOf, type ListingForm, readListing, tooLong } from './listing-form.ts'

const none = { pictures: [], floorPlan: null }
const before = { priceHistory: [], postedOn: null }
const flat: ListingForm = {
  ...emptyForm,
  title: ' Bright  flat ',
  description: 'Quiet.',
  price: '1.2 crore',
  city: 'bangalore',
  region: 'Karnataka',
  locality: 'Indiranagar',
  areaUnit: 'sqm',
  carpetArea: '100',
  postedByName: 'Asha',
}
const read = (changes: Partial<ListingForm>) => readListing({ ...flat, ...changes }, none, before, '2026-11-18')
const wrongOf = (changes: Partial<ListingForm>) => {
  const result = read(changes)
  return result.ok ? {} : result.refusals
}

test('a complete form is a listing that its schema takes: amounts, units and places in words are read', () => {
  const result = read({})
  if (!result.ok) throw new Error(JSON.stringify(result.refusals))
  expect(listing.safeParse(result.draft).success).toBe(true)
  expect(result.draft).toMatchObject({
    title: 'Bright flat',
    price: 12_000_000,
    carpetArea: 1076.39,
    city: 'Bengaluru',
    latitude: 12.9716,
    postedOn: '2026-11-18',
    priceHistory: [{ day: '2026-11-18', price: 12_000_000 }],
  })
  expect(read({ place: 'https://maps.example/@12.9784,77.6408,17z' })).toMatchObject({ draft: { longitude: 77.6408 } })
  const again = readListing(formOf(result.draft), none, before, '2026-11-18')
  expect(again).toMatchObject({ ok: true, draft: { price: 12_000_000, carpetArea: 1076.39 } })
})

test('fields that do not apply to a type or purpose are not read', () => {
  const plot = read({ type: 'plot', bedrooms: '2', floor: 'ground', carpetArea: 'big', plotArea: '200', deposit: 'no' })
  expect(plot).toMatchObject({ ok: true, draft: { bedrooms: null, floor: null, carpetArea: null, deposit: null } })
  expect(wrongOf({ type: 'plot' })).toEqual({ plotArea: 'At least one area is needed.' })
  expect(read({ type: 'commercial', bedrooms: '2', floor: '3' })).toMatchObject({ draft: { bedrooms: null, floor: 3 } })
  expect(wrongOf({ purpose: 'rent', price: '25,000', deposit: 'no' }).deposit).toMatch(/^Enter an amount/)
})

test('each wrong field has its sentence', () => {
  expect(wrongOf({ title: '', price: 'a lot' })).toMatchObject({
    title: 'Please fill in all fields',
    price: 'Enter an amount, such as 85 lakh.',
  })
  expect(wrongOf({ title: 'x'.repeat(10_000) }).title).toBe('A title can have at most 120 characters; this has 10,000.')
  expect(wrongOf({ place: '77.5946, 12.9716' }).place).toBe('Latitude and longitude look swapped.')
  expect(wrongOf({ city: 'Nowhere' }).place).toBe('Enter coordinates, such as 12.9716, 77.5946.')
  expect(wrongOf({ bedrooms: 'two' }).bedrooms).toBe('Enter a whole number.')
  expect(wrongOf({ bedrooms: '900' }).bedrooms).toBe('This value is not possible.')
  expect(wrongOf({ carpetArea: '' }).carpetArea).toBe('At least one area is needed.')
  expect(wrongOf({ price: '10' }).price).toBe('Minimum ₹50,000.')
  expect(tooLong(flat)).toEqual({})
})
