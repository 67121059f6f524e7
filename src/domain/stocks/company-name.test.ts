import { expect, test } from 'vitest'
import { companyName } from './company-name.ts'

test.each([
  ['INFOSYS LIMITED', 'Infosys Limited'],
  ['STATE BANK OF INDIA', 'State Bank of India'],
  ['HDFC BANK LTD', 'HDFC Bank Limited'],
  ['MAHINDRA & MAHINDRA LTD', 'Mahindra & Mahindra Limited'],
  ['ITC LTD', 'ITC Limited'],
  ['Larsen & Toubro  Limited', 'Larsen & Toubro Limited'],
  ['', ''],
])('%s is written %s', (given, name) => {
  expect(companyName(given)).toBe(name)
})
