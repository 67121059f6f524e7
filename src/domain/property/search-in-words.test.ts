import { expect, test } from 'vitest'
import { listingSearch } from './listing-query.ts'
import { searchInWords } from './search-in-words.ts'
import { shortRupees } from './short-rupees.ts'

test('a price as short as a pin', () => {
  expect([12_500_000, 10_000_000, 9_999_600, 8_500_000, 32_500, 950, 250_000_000].map(shortRupees)).toEqual([
    ...['₹1.25 cr', '₹1 cr', '₹1 cr', '₹85 lakh', '₹32.5k', '₹950', '₹25 cr'],
  ])
})

test('a search in words', () => {
  const words = (address: Record<string, string>) => searchInWords(listingSearch(address))
  expect(words({})).toBe('Properties to buy')
  expect(words({ bedrooms: '2,3', city: 'Pune', locality: 'Baner', purpose: 'rent', priceTo: '45000' })).toBe(
    '2 BHK, 3 BHK to rent in Baner, Pune, up to ₹45k',
  )
  expect(words({ type: 'villa', priceFrom: '8000000', priceTo: '12000000', q: 'lake' })).toBe(
    'Villa to buy, ₹80 lakh to ₹1.2 cr, “lake”',
  )
  expect(words({ type: 'villa,house,plot,commercial,farm', q: 'x'.repeat(200) }).length).toBeLessThanOrEqual(80)
})
