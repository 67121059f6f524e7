import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { HomeCard } from './home-card.tsx'

const flat: ListingCard = {
  ...{ id: 'a1', title: '3 BHK apartment in Baner', marks: [], status: 'live', purpose: 'buy', type: 'apartment' },
  ...{ project: '', city: 'Pune', locality: 'Baner', latitude: 18.56, longitude: 73.78, price: 12_500_000 },
  ...{ currency: 'INR', previousPrice: null, changedOn: null, area: 1_250, areaKind: 'carpet', rate: 10_000 },
  ...{ bedrooms: 3, bathrooms: 2, furnishing: 'semi-furnished', amenities: [], possession: null, rera: true },
  ...{ postedBy: 'owner', postedOn: '2026-11-01', cover: '/cover', pictures: 4, sample: true, spark: [] },
}
const html = (more: Partial<ListingCard> = {}, props: object = {}) =>
  renderToStaticMarkup(
    <HomeCard card={{ ...flat, ...more }} unit={undefined} followed={false} onFollow={() => {}} {...props} />,
  )
const text = (...args: Parameters<typeof html>) =>
  html(...args)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('a card says where, what, how much, how large and by whom, and that it is a sample', () => {
  expect(text()).toContain('Baner, Pune Sample 3 BHK apartment in Baner ₹ 1.25 crore')
  expect(text()).toContain('1,250 sq ft carpet · ₹10,000 per sq ft')
  expect(text()).toContain('2 baths · Semi-furnished · Ready to move · RERA registered · By owner')
  expect(text({ sample: false })).not.toContain('Sample')
})

test('what the title says is not said again; what it does not say is', () => {
  expect(text().match(/3 BHK apartment/g)).toHaveLength(1)
  expect(text({ title: 'Near the lake' })).toContain('3 BHK apartment · 1,250 sq ft')
})

test('a rent is by the month, and areas are in the chosen unit', () => {
  expect(text({ purpose: 'rent', price: 42_500 })).toContain('₹ 42,500 a month')
  expect(text({}, { unit: 'sqm' })).toContain('116 sq m carpet · ₹1,07,639 per sq m')
})

test('a lower price says how much and since when, not by colour alone', () => {
  expect(text({ previousPrice: 13_000_000, changedOn: '2026-11-03' })).toContain('▼ ₹ 5.00 lakh less since 3 Nov 2026')
  expect(text({ previousPrice: 12_000_000, changedOn: '2026-11-03' })).toContain('▲ ₹ 5.00 lakh more')
  expect(text({ previousPrice: 12_500_000, changedOn: '2026-11-03' })).not.toContain('since')
})

test('news of a saved search are marked', () => {
  expect(text({}, { news: { id: 'a1', what: 'new' } })).toContain('New')
  expect(text({}, { news: { id: 'a1', what: 'price', was: 13_000_000, price: 12_500_000 } })).toContain(
    '▼ ₹5 lakh less',
  )
})

test('only the first picture is fetched at once, and pictures say nothing that the text does not', () => {
  expect(html({}, { first: true })).toContain('loading="eager"')
  expect(html()).toMatch(/<img[^>]*src="\/cover"[^>]*alt=""[^>]*loading="lazy"/)
  expect(html({ cover: null })).not.toContain('<img')
})
