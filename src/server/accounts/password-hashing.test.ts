import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { password } from './password-hashing.ts'

test('a password is hashed at full cost, with its own salt', async () => {
  const [first, second] = await Promise.all([password.hash('monsoon-42'), password.hash('monsoon-42')])
  expect(first).not.toBe(second)
  const [salt = '', key] = first.split(':')
  expect(salt).toMatch(/^[0-9a-f]{32}$/)
  const options = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
  expect(scryptSync('monsoon-42', salt, 64, options).toString('hex')).toBe(key)
  expect(await password.verify({ hash: first, password: 'monsoon-42' })).toBe(true)
  expect(await password.verify({ hash: first, password: 'monsoon-43' })).toBe(false)
})
