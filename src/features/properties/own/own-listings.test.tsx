import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyForm } from '#domain/property/listing-form.ts'
import type { OwnListing } from '#domain/property/own-listing.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { DayBars } from '#ui/data/day-bars.tsx'
import { ListingFields } from './listing-fields.tsx'
import { OwnListingList } from './own-listing-list.tsx'

const listing: OwnListing = {
  id: 'a1',
  title: 'Sunny flat',
  city: 'Pune',
  price: '85 lakh',
  status: 'live',
  draft: null,
  draftVersion: null,
  reason: null,
  updatedAt: '2026-11-01T06:00:00.000Z',
  cover: null,
  views: [
    { day: '2026-10-31', count: 1 },
    { day: '2026-11-01', count: 3 },
  ],
  enquiries: { all: 2, new: 1 },
}
const refuse = () => Promise.reject(new Error('Nothing is asked for.'))
const client: ApiClient = { call: refuse, read: refuse }
const user = { uid: 'u1', email: 'asha@people.example' } as Parameters<typeof OwnListingList>[0]['user']

const htmlOf = (part: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)
const listed = (change: Partial<OwnListing> = {}, isCreator = true) =>
  htmlOf(
    <OwnListingList
      client={client}
      user={user}
      listings={[{ ...listing, ...change }]}
      isCreator={isCreator}
      onEdit={() => {}}
    />,
  )
const buttonsIn = (html: string) => [...html.matchAll(/aria-label="([^:"]+): [^"]*"/g)].map(([, label]) => label)
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('each state of a listing offers what may be done with it, and nothing else', () => {
  expect(buttonsIn(listed())).toEqual(['Edit', 'Mark as sold', 'Withdraw', 'Duplicate'])
  expect(buttonsIn(listed({ status: null, draft: 'draft' }))).toEqual(['Edit', 'Duplicate', 'Delete draft'])
  expect(buttonsIn(listed({ status: null, draft: 'review' }))).toEqual(['Take back to edit', 'Duplicate'])
  expect(buttonsIn(listed({ draft: 'review' }))).toEqual(['Take back to edit', 'Mark as sold', 'Withdraw', 'Duplicate'])
  expect(buttonsIn(listed({ status: 'withdrawn' }))).toEqual(['Edit', 'Duplicate'])
  expect(buttonsIn(listed({ status: 'sold' }))).toEqual(['Duplicate'])
})

test('somebody whose approval was taken back can end listings, and write none', () => {
  expect(buttonsIn(listed({}, false))).toEqual(['Mark as sold', 'Withdraw'])
  expect(listed({}, false)).not.toContain('Write a listing')
})

test('a listing says how often it was seen, what was asked, and why it was rejected', () => {
  expect(textOf(listed())).toMatch(/4 views in 30 days 2 enquiries, 1 new/)
  expect(listed()).toContain('href="/real-estate/a1"')
  const rejected = textOf(listed({ status: null, draft: 'rejected', reason: 'The price is missing.' }))
  expect(rejected).toContain('Not approved: The price is missing.')
  expect(rejected).not.toContain('views')
  expect(textOf(listed({ title: '', status: null, draft: 'draft' }))).toContain('Untitled listing')
})

test('views are drawn to the most of a day; none are no picture', () => {
  const bars = (days: OwnListing['views']) =>
    renderToStaticMarkup(<DayBars days={days} width={5} height={24} className="own-bars" />)
  const heights = [...bars(listing.views).matchAll(/<rect[^>]* height="(\d+)"/g)]
  expect(heights.map(([, height]) => Number(height))).toEqual([8, 24])
  expect(bars([{ day: '2026-11-01', count: 0 }])).toBe('')
})

test('a form asks for a rent where it is let, and says what is wrong at its field', () => {
  const fields = (change: Partial<typeof emptyForm>, wrong = {}) =>
    htmlOf(<ListingFields form={{ ...emptyForm, ...change }} wrong={wrong} onField={() => {}} />)
  expect(textOf(fields({}))).not.toContain('Deposit')
  expect(textOf(fields({ purpose: 'rent' }))).toMatch(/Rent a month.*Deposit/)
  const refused = fields({}, { title: 'Please enter a title.' })
  expect(refused).toMatch(/name="title"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="title"/)
  expect(refused).toContain('Please enter a title.')
})
