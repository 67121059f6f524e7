import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { packAddress } from '#domain/api/pack-list.ts'
import type { CachedResponse } from '#server/http/cached-response.ts'
import { openPublishedPacks } from './published-packs.ts'

const madeAt = new Date('2026-11-18T06:00:00Z')

test.each([
  ['sample', 300_000],
  ['live', 300_000],
  ['live', 10_000],
] as const)('a %s pack of %i bytes is sent in every form', async (source, length) => {
  const prepared = new Map<string, CachedResponse>()
  const published = openPublishedPacks(prepared, 1_000)
  onTestFinished(published.stop)
  const bytes = Uint8Array.from({ length }, (_, at) => (at * at) % 97)
  expect(await published.publish('funds', { bytes, day: null }, source, madeAt)).toBe(true)
  expect(await published.publish('funds', { bytes, day: null }, source, madeAt)).toBe(false)
  const { forms } = prepared.get(packAddress(published.info('funds')?.digest ?? '')) ?? {}
  expect(published.bytes('funds')).toEqual(bytes)
  expect(new Uint8Array(brotliDecompressSync(forms?.br?.body ?? ''))).toEqual(bytes)
  expect(new Uint8Array(gunzipSync(forms?.gzip?.body ?? ''))).toEqual(bytes)
})
