import { expect, test } from 'vitest'
import { viewState } from './offline-copy.ts'

const page = { hasNetwork: true, keptAt: undefined, reached: false, isFirst: true }

test('a page from the network is current until the network is lost', () => {
  expect(viewState(page)).toBe('current')
  expect(viewState({ ...page, hasNetwork: false })).toBe('offline')
})

test('a copy is offline until the server answers, then a saved page until a link is followed', () => {
  const copy = { ...page, keptAt: 1_763_000_000_000 }
  expect(viewState(copy)).toBe('offline')
  expect(viewState({ ...copy, reached: true })).toBe('saved')
  expect(viewState({ ...copy, reached: true, isFirst: false })).toBe('current')
  expect(viewState({ ...copy, isFirst: false })).toBe('offline')
  expect(viewState({ ...copy, reached: true, hasNetwork: false })).toBe('offline')
})

test('a page that the browser drew is current once the server answers', () => {
  expect(viewState({ ...page, keptAt: 0 })).toBe('offline')
  expect(viewState({ ...page, keptAt: 0, reached: true })).toBe('current')
})
