import { expect, test } from 'vitest'
import { isKnown, marketOf } from './goals-market.ts'

const asked = (status: 'pending' | 'error' | 'success', isEnabled = true) => ({ status, isEnabled })

test('a goal is compared with the last visit only if every price and rate came, or none is needed', () => {
  const known = (quotes: Parameters<typeof asked>, rates = asked('pending', false)) =>
    isKnown(marketOf([asked(...quotes), asked('pending', false)]), rates)
  expect(known(['pending', false])).toBe(true)
  expect(known(['success'])).toBe(true)
  expect(known(['pending'])).toBe(false)
  expect(known(['error'])).toBe(false)
  expect(known(['success'], asked('pending'))).toBe(false)
  expect(known(['success'], asked('success'))).toBe(true)
  expect(known(['success'], asked('error'))).toBe(false)
})

test('one price that failed is worse than one that is on its way', () => {
  expect(marketOf([asked('pending'), asked('error'), asked('success')])).toBe('failed')
  expect(marketOf([asked('pending'), asked('success')])).toBe('loading')
  expect(marketOf([asked('success')])).toBe('ready')
  expect(marketOf([])).toBe('none')
})
