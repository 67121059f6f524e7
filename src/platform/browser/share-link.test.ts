import { afterEach, expect, test, vi } from 'vitest'
import { shareLink } from './share-link.ts'

afterEach(() => vi.unstubAllGlobals())

const browser = (share: unknown, writeText: unknown = async () => {}) =>
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })

test('a link goes to the share sheet where there is one', async () => {
  const share = vi.fn(async () => {})
  browser(share)
  expect(await shareLink('A title', 'https://a.example/news/1')).toBe('shared')
  expect(share).toHaveBeenCalledWith({ title: 'A title', url: 'https://a.example/news/1' })
})

test('closing the sheet copies nothing', async () => {
  const writeText = vi.fn(async () => {})
  browser(() => Promise.reject(new DOMException('closed', 'AbortError')), writeText)
  expect(await shareLink('A title', 'https://a.example/news/1')).toBe('cancelled')
  expect(writeText).not.toHaveBeenCalled()
})

test('without a sheet, or one that fails, the link is copied', async () => {
  const writeText = vi.fn(async () => {})
  browser(undefined, writeText)
  expect(await shareLink('A title', 'https://a.example/news/1')).toBe('copied')
  browser(() => Promise.reject(new DOMException('not here', 'NotAllowedError')), writeText)
  expect(await shareLink('A title', 'https://a.example/news/1')).toBe('copied')
  expect(writeText.mock.calls).toEqual([['https://a.example/news/1'], ['https://a.example/news/1']])
})
