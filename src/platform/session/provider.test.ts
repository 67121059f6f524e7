import { expect, test } from 'vitest'
import { type ApiErrorCode, authErrors } from '#catalogue/errors.ts'
import { AppError } from '#domain/api/app-error.ts'
import { authErrorOf } from './provider.ts'

test.each(Object.keys(authErrors).filter((code) => code !== 'other' && code !== 'network-request-failed'))(
  '%s is said in the words of §8',
  (code) => {
    expect(authErrorOf(new AppError(code as ApiErrorCode))).toEqual({ code, sentence: authErrors[code as 'other'] })
  },
)

test('an unreachable server is a connection error', () => {
  expect(authErrorOf(new AppError('unreachable')).sentence).toBe(
    'Connection error. Please check your internet connection',
  )
})

test('any other error has its own message, or "Authentication failed"', () => {
  expect(authErrorOf(new Error('The moon is full')).sentence).toBe('The moon is full')
  expect(authErrorOf(new AppError('busy')).sentence).toBe('Banyan is busy. Please try again in a moment.')
  for (const nothing of [new Error(''), undefined, null, 'text', { code: 'wrong-password' }]) {
    expect(authErrorOf(nothing)).toEqual({ code: 'other', sentence: 'Authentication failed' })
  }
})
