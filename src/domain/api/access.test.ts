import { expect, test } from 'vitest'
import { principals } from '#tests/principals.ts'
import { refusal } from './access.ts'

test('a door for anyone is open to all', () => {
  for (const who of Object.values(principals)) expect(refusal('anyone', who)).toBeNull()
})

test('a door for users asks strangers to sign in', () => {
  expect(refusal('user', principals.anonymous)).toBe('signed-out')
  expect(refusal('user', principals.user)).toBeNull()
  expect(refusal('user', principals.admin)).toBeNull()
})

test('a door for admins is closed to everybody else, creators too', () => {
  expect(refusal('admin', principals.anonymous)).toBe('signed-out')
  expect(refusal('admin', principals.creator)).toBe('forbidden')
  expect(refusal('admin', principals.admin)).toBeNull()
})

test('a listed admin whose address is not verified is told so', () => {
  const listed = { ...principals.user, isUnverifiedAdmin: true }
  expect(refusal('admin', listed)).toBe('unverified-admin')
  expect(refusal('user', listed)).toBeNull()
  expect(refusal('admin', { ...listed, isAdmin: true })).toBeNull()
})
