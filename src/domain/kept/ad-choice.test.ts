import { expect, test } from 'vitest'
import { allowedNetwork, mustLeave } from './ad-choice.ts'

const network = { host: 'ads.example' }
const hostOf = ({ host }: typeof network) => host

test.each([
  [true, 'ads.example', network],
  // Switched on while no network was set up, or another one.
  [true, '', null],
  [true, undefined, null],
  [true, 'other.example', null],
  [false, 'ads.example', null],
  ['true', 'ads.example', null],
])('wanted %s, agreed to %s', (wanted, agreed, allowed) => {
  expect(allowedNetwork({ wanted, agreed }, network, hostOf)).toBe(allowed)
  expect(allowedNetwork({ wanted, agreed }, null, hostOf)).toBeNull()
})

test('a script goes with the account it was loaded for, and with its consent', () => {
  expect(mustLeave('a', 'a')).toBe(false)
  expect(mustLeave('a', 'b')).toBe(true)
  expect(mustLeave('a', undefined)).toBe(true)
  expect(mustLeave(undefined, undefined)).toBe(true)
})
