import { expect, test } from 'vitest'
import { principals } from '#tests/principals.ts'
import { refusal } from './access.ts'

test('anyone may use public endpoints', () => {
  for (const who of Object.values(principals)) expect(refusal('anyone', who)).toBeNull()
})

test('visitors are asked to sign in for user endpoints', () => {
  expect(refusal('user', principals.anonymous)).toBe('signed-out')
  expect(refusal('user', principals.user)).toBeNull()
  expect(refusal('user', principals.admin)).toBeNull()
})

test('admin endpoints are forbidden to everybody else, creators too', () => {
  expect(refusal('admin', principals.anonymous)).toBe('signed-out')
  expect(refusal('admin', principals.creator)).toBe('forbidden')
  expect(refusal('admin', principals.admin)).toBeNull()
})

test('a listed admin with an unverified address is told so', () => {
  const listed = { ...principals.user, isUnverifiedAdmin: true }
  expect(refusal('admin', listed)).toBe('unverified-admin')
  expect(refusal('user', listed)).toBeNull()
  expect(refusal('admin', { ...listed, isAdmin: true })).toBeNull()
})
