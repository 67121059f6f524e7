import { beforeEach, expect, test, vi } from 'vitest'
import type { ConsentType } from '#domain/kept/consent.ts'
import { stubBrowser } from '#tests/browser-storage.ts'

let allowed = true
vi.mock('#platform/storage/consent-choice.ts', () => ({ mayKeep: (type: ConsentType) => type && allowed }))
stubBrowser()
const { countPage, sendCounts } = await import('./page-counter.ts')
const sent: unknown[] = []
const post = async (counts: unknown) => {
  sent.push(counts)
  return true
}

beforeEach(async () => {
  allowed = true
  await sendCounts(async () => true)
  sent.length = 0
})

test('counts kinds of pages and sends them once', async () => {
  for (const kind of ['fund', 'fund', 'home'] as const) countPage(kind)
  await sendCounts(post)
  await sendCounts(post)
  expect(sent).toEqual([{ fund: 2, home: 1 }])
})

test('what could not be sent waits', async () => {
  countPage('news')
  await sendCounts(async () => false)
  await sendCounts(() => Promise.reject(new TypeError('Failed to fetch')))
  countPage('news')
  await sendCounts(post)
  expect(sent).toEqual([{ news: 2 }])
})

test('without consent nothing is counted, and a withdrawal stops what waits', async () => {
  allowed = false
  countPage('home')
  allowed = true
  countPage('about')
  allowed = false
  await sendCounts(post)
  expect(sent).toEqual([])
})
