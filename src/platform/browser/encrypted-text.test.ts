import { expect, test } from 'vitest'
import { backupLimits, readBackup, writeBackup } from '#domain/kept/browser-backup.ts'
import { isSealed, seal, unseal } from './encrypted-text.ts'

test('opens with the passphrase and with no other; a changed file does not open', async () => {
  const text = JSON.stringify({ note: '₹ 😀 <script>' })
  const sealed = await seal(text, 'slow rivers')
  expect(isSealed(sealed)).toBe(true)
  expect(sealed).not.toContain('note')
  expect(await unseal(sealed, 'slow rivers')).toBe(text)
  expect(await unseal(sealed, 'slow river')).toBeUndefined()
  const { data, ...rest } = JSON.parse(sealed)
  const changed = JSON.stringify({ ...rest, data: (data[0] === 'A' ? 'B' : 'A') + data.slice(1) })
  expect(await unseal(changed, 'slow rivers')).toBeUndefined()
  expect(await seal(text, 'slow rivers')).not.toBe(sealed)
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"format":"banyan-sealed"}',
  '{"format":"banyan-sealed","rounds":1e12,"salt":"","iv":"","data":""}',
])('%s is no sealed file', async (text) => {
  expect(isSealed(text)).toBe(false)
  expect(await unseal(text, 'x')).toBeUndefined()
})

test('what we write we read: the encrypted backup of a store that is full of the dearest letters', {
  timeout: 60_000,
}, async () => {
  // A full localStorage: half three-byte characters, half escaped ones.
  const values = { 'banyan:quick-notes:u1': '₹"'.repeat(2_600_000) }
  const file = await seal(writeBackup(values, '2026-11-17T00:00:00.000Z'), 'slow rivers')
  expect(file.length).toBeGreaterThan(12 * 1024 * 1024)
  expect(file.length).toBeLessThan(backupLimits.bytes)
  const read = readBackup((await unseal(file, 'slow rivers')) ?? '')
  expect(read.ok && read.values['banyan:quick-notes:u1'] === values['banyan:quick-notes:u1']).toBe(true)
})
