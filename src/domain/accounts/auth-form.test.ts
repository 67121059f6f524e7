import { expect, test } from 'vitest'
import { refusalOf } from './auth-form.ts'

const good = { email: 'a@b.co', password: '123456', termsAccepted: true }

test('errors come in order: fields, length, terms', () => {
  const nothing = { email: '', password: '', termsAccepted: false }
  expect(refusalOf(nothing)).toEqual({ field: 'email', sentence: 'Please fill in all fields' })
  expect(refusalOf({ ...nothing, email: ' ' })?.field).toBe('email')
  expect(refusalOf({ ...nothing, email: 'a@b.co' })).toEqual({
    field: 'password',
    sentence: 'Please fill in all fields',
  })
  expect(refusalOf({ ...nothing, password: '123' })).toEqual({ field: 'email', sentence: 'Please fill in all fields' })
  expect(refusalOf({ ...good, password: '12345', termsAccepted: false })).toEqual({
    field: 'password',
    sentence: 'Password must be at least 6 characters long',
  })
  expect(refusalOf({ ...good, termsAccepted: false })).toEqual({
    field: 'terms',
    sentence: 'Please accept the terms and conditions',
  })
  expect(refusalOf(good)).toBeUndefined()
})
