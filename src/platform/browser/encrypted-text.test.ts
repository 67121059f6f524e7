import { expect, test } from 'vitest'
import { backupLimits, readBackup, writeBackup } from '#domain/kept/browser-backup.ts'
import { decryptText, encryptText, isEncrypted } from './encrypted-text.ts'

test('decrypts with the right passphrase only; a changed file does not decrypt', async () => {
  const text = JSON.stringify({ note: '₹ 😀 <script>' })
  const encrypted = await encryptText(text, 'slow rivers')
  expect(isEncrypted(encrypted)).toBe(true)
  expect(encrypted).not.toContain('note')
  expect(await decryptText(encrypted, 'slow rivers')).toBe(text)
  expect(await decryptText(encrypted, 'slow river')).toBeUndefined()
  const { data, ...rest } = JSON.parse(encrypted)
  const changed = JSON.stringify({ ...rest, data: (data[0] === 'A' ? 'B' : 'A') + data.slice(1) })
  expect(await decryptText(changed, 'slow rivers')).toBeUndefined()
  expect(await encryptText(text, 'slow rivers')).not.toBe(encrypted)
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"format":"banyan-sealed"}',
  '{"format":"banyan-sealed","rounds":1e12,"salt":"","iv":"","data":""}',
])('%s is not an encrypted file', async (text) => {
  expect(isEncrypted(text)).toBe(false)
  expect(await decryptText(text, 'x')).toBeUndefined()
})

test('the encrypted backup of a full store round-trips', {
  timeout: 60_000,
}, async () => {
  // A full localStorage: half three-byte characters, half escaped ones.
  const values = { 'banyan:quick-notes:u1': '₹"'.repeat(2_600_000) }
  const file = await encryptText(writeBackup(values, '2026-11-17T00:00:00.000Z'), 'slow rivers')
  expect(file.length).toBeGreaterThan(12 * 1024 * 1024)
  expect(file.length).toBeLessThan(backupLimits.bytes)
  const read = readBackup((await decryptText(file, 'slow rivers')) ?? '')
  expect(read.ok && read.values['banyan:quick-notes:u1'] === values['banyan:quick-notes:u1']).toBe(true)
})
