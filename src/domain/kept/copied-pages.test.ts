import { expect, test } from 'vitest'
import { constants } from '#catalogue/constants.ts'
import { routes } from '#catalogue/routes.ts'
import { type ConsentType, settingsOf } from './consent.ts'
import { copyTypeOfPath, copyTypeOfRoute } from './copied-pages.ts'
import { mayCopy } from './offline-copy.ts'

const allowedWith = (type: ConsentType, preferences = false) => {
  const settings = settingsOf(type, { analytics: false, preferences, hours: 24 })
  return Object.values(routes)
    .filter(({ path }) => {
      const copy = copyTypeOfRoute(path)
      return copy !== undefined && mayCopy(settings, copy)
    })
    .map(({ path }) => path)
    .toSorted()
}

test('only pages without figures, headlines and listings need nothing but caching', () => {
  const always = Object.values(routes).filter(({ path }) => copyTypeOfRoute(path) === 'always')
  expect(always.map(({ path }) => path)).toEqual(['/about', '/terms', '/contact'])
})

test('what each choice allows', () => {
  const required = [
    '/about',
    '/contact',
    '/fund/{schemeCode}',
    '/search-funds',
    '/search-stocks',
    '/stock/{symbol}',
    '/terms',
  ]
  expect(allowedWith('none')).toEqual([])
  expect(allowedWith('required')).toEqual(required)
  expect(allowedWith('custom')).toEqual(required)
  expect(allowedWith('custom', true)).toEqual(allowedWith('all'))
  expect(allowedWith('all')).toEqual(expect.arrayContaining(['/', '/news', '/real-estate/{id}']))
})

test('a page with prices of homes and headlines needs funds and stocks too', () => {
  for (const type of constants.consentTypes) {
    const { types } = settingsOf(type, { analytics: false, preferences: true, hours: 24 })
    if (types.preferences) expect([types.funds, types.stocks], type).toEqual([true, true])
  }
})

test.each([
  ['/', 'preferences'],
  ['/fund/900363', 'funds'],
  ['/stock/BRAHOL.SMP', 'stocks'],
  ['/real-estate/abc', 'preferences'],
  ['/real-estate/mine', undefined],
  ['/real-estate/abc/photos', undefined],
  ['/profile', undefined],
  ['/wishlist/funds', undefined],
  ['/admin', undefined],
  ['/signed-in', undefined],
  ['/compare', undefined],
  ['/api/session', undefined],
  ['/constructor', undefined],
])('%s is copied as %s', (path, type) => expect(copyTypeOfPath(path)).toBe(type))
