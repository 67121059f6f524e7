import { expect, test } from 'vitest'
import { agoLabel } from './ago-label.ts'

const now = Date.parse('2026-11-18T12:00:00Z')

test.each([
  ['2026-11-18T11:59:40Z', 'just now'],
  ['2026-11-18T12:05:00Z', 'just now'],
  ['2026-11-18T11:55:00Z', '5 min ago'],
  ['2026-11-18T10:00:00Z', '2 h ago'],
  ['2026-11-17T12:00:00Z', '1 day ago'],
  ['2026-11-15T11:00:00Z', '3 days ago'],
  ['2026-11-11T12:00:00Z', '11 Nov 2026'],
  ['2099-01-01T00:00:00Z', '1 Jan 2099'],
])('%s is %s', (moment, label) => {
  expect(agoLabel(moment, now)).toBe(label)
})
