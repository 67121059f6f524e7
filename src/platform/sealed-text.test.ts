import { expect, test } from 'vitest'
import { isSealed, seal, unseal } from './sealed-text.ts'

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
