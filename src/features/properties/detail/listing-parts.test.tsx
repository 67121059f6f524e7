import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { EnquiryPart } from './enquiry-part.tsx'
import { Gallery } from './gallery.tsx'
import { GoneListing } from './gone-listing.tsx'
import { listingData, listingHead } from './listing-description.ts'
import { ListingDescription, ListingFacts } from './listing-facts.tsx'
import { LocalityPart } from './locality-part.tsx'
import { Pressed } from './map-part.tsx'
import { PriceHistory } from './price-history.tsx'

const details: ListingDetails = {
  id: 'a1',
  title: 'Sunny </script> flat',
  description: 'Two balconies.\nQuiet street.',
  purpose: 'buy',
  type: 'apartment',
  price: 9_000_000,
  currency: 'INR',
  priceHistory: [
    { day: '2026-01-10', price: 10_000_000 },
    { day: '2026-06-01', price: 9_500_000 },
    { day: '2026-10-01', price: 9_000_000 },
  ],
  project: 'Palm Court',
  city: 'Pune',
  region: 'Maharashtra',
  locality: 'Baner',
  latitude: 18.56,
  longitude: 73.78,
  bedrooms: 2,
  bathrooms: 2,
  carpetArea: null,
  builtUpArea: null,
  superBuiltUpArea: 1_200,
  plotArea: null,
  floor: 0,
  floors: 7,
  yearBuilt: 2019,
  possession: null,
  furnishing: 'semi-furnished',
  facing: 'north-east',
  parking: 1,
  amenities: ['lift', 'gym'],
  maintenance: 4_200,
  deposit: null,
  rera: 'P52100000001',
  postedBy: 'owner',
  postedByName: 'A. Rao',
  postedOn: '2026-01-10',
  endedOn: null,
  pictures: Array.from({ length: 7 }, (_, at) => ({
    address: `/api/listings/a1/pictures/${at + 1}?v=3`,
    alt: `Room ${at + 1}`,
  })),
  rooms: [],
  status: 'live',
  sample: true,
  updatedAt: '2026-10-01T06:00:00.000Z',
  area: 1_200,
  areaKind: 'super-built-up',
  rate: 7_500,
  floorPlan: '/api/listings/a1/floor-plan?v=3',
  similar: [],
  glance: {
    city: 'Pune',
    locality: 'Baner',
    count: 4,
    inCity: 12,
    medianRate: 6_000,
    cityMedianRate: 5_500,
    areaKind: 'super-built-up',
    behind: 3,
    behindCity: 9,
  },
}

const refuse = () => Promise.reject(new Error('Nothing is asked for.'))
const client = { call: refuse, read: refuse }
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('the gallery works without scripts: each picture is a link, the rest and the floor plan are counted', () => {
  const html = renderToStaticMarkup(<Gallery details={details} />)
  expect(html.match(/<a /g)).toHaveLength(5)
  expect(html).toContain('href="/api/listings/a1/pictures/1?v=3"')
  expect(html).toContain('and 3 more')
  expect(html.match(/loading="lazy"/g)).toHaveLength(4)
  expect(html.match(/<img [^>]*width="900" height="600"/g)).toHaveLength(5)
})

test('a drawing that is painted first comes with the page; a photograph comes in the width that is needed', () => {
  const [first, second] = details.pictures
  const pictures = [
    { ...first, address: '/first', alt: 'Street', inPage: 'data:image/svg+xml,drawing' },
    { ...second, address: '/second', alt: 'Hall', srcSet: '/second&w=480 480w' },
  ]
  const html = renderToStaticMarkup(<Gallery details={{ ...details, pictures }} />)
  expect(html).toContain('href="/first"')
  expect(html).toContain('src="data:image/svg+xml,drawing"')
  expect(html).toMatch(/srcSet="\/second&amp;w=480 480w" sizes="25vw"/)
})

test('a home that does not state its carpet area says so', () => {
  expect(textOf(renderToStaticMarkup(<ListingFacts details={details} />))).toContain('Carpet area Not stated')
  const stated = { ...details, carpetArea: 800 }
  expect(textOf(renderToStaticMarkup(<ListingFacts details={stated} />))).toContain('Carpet area 800 sq ft')
  const plot: ListingDetails = { ...details, type: 'plot', plotArea: 2_400 }
  expect(textOf(renderToStaticMarkup(<ListingFacts details={plot} />))).not.toContain('Carpet area')
})

test('amenities are named, and a text cannot become markup', () => {
  const html = renderToStaticMarkup(<ListingDescription details={{ ...details, description: '<b>x</b>' }} />)
  expect(html).toContain('&lt;b&gt;x&lt;/b&gt;')
  expect(html).toContain('<li>Lift</li><li>Gym</li>')
})

test('the price history has its change since listing, each step and a drawing', () => {
  const html = renderToStaticMarkup(<PriceHistory details={details} />)
  expect(textOf(html)).toContain('▼ −10.0% since it was listed on 10 Jan 2026')
  expect(textOf(html)).toMatch(
    /1 Oct 2026 ₹ 90,00,000 ▼ −5.3% 1 Jun 2026 ₹ 95,00,000 ▼ −5.0% 10 Jan 2026 ₹ 1,00,00,000 Listed/,
  )
  expect(html).toContain('class="listing-line"')
  const once = { ...details, priceHistory: details.priceHistory.slice(0, 1) }
  expect(textOf(renderToStaticMarkup(<PriceHistory details={once} />))).toContain('The price has not changed')
})

test('the locality compares only the same kind of area', () => {
  const said = (more: Partial<ListingDetails['glance']>) =>
    textOf(renderToStaticMarkup(<LocalityPart details={{ ...details, glance: { ...details.glance, ...more } }} />))
  expect(said({})).toContain('₹ 6,000 per sq ft is the median in Baner; this one is ▲ +25% from it')
  expect(said({ areaKind: 'carpet' })).not.toContain('from it')
  expect(said({ medianRate: null })).toContain('is the median in Pune')
  expect(said({ medianRate: null, cityMedianRate: null })).toContain('too few listings')
})

test('a listing that is gone says what became of it, an unknown one leads to the search', () => {
  const gone = { title: 'Sunny flat', status: 'sold' as const, city: 'Pune', locality: 'Baner', endedOn: '2026-09-02' }
  const said = textOf(renderToStaticMarkup(<GoneListing near={{ gone, similar: [] }} isGone client={client} />))
  expect(said).toContain('410')
  expect(said).toContain('Sunny flat, Pune, was sold or rented on 2 Sep 2026.')
  const late = <GoneListing near={{ gone, similar: [] }} isGone isUnsent client={client} />
  expect(textOf(renderToStaticMarkup(late))).toContain('Your enquiry was not sent.')
  const unknown = renderToStaticMarkup(
    <GoneListing near={{ gone: null, similar: [] }} isGone={false} client={client} />,
  )
  expect(textOf(unknown)).toContain('404')
  expect(unknown).toContain('href="/real-estate"')
  const hidden = { ...gone, status: 'live' as const, endedOn: null }
  const ofHidden = textOf(
    renderToStaticMarkup(<GoneListing near={{ gone: hidden, similar: [] }} isGone client={client} />),
  )
  expect(ofHidden).toContain('Sunny flat, Pune, is no longer shown.')
  const unloaded = textOf(
    renderToStaticMarkup(<GoneListing near={{ gone: null, similar: [] }} isGone client={client} />),
  )
  expect(unloaded).toContain('410')
  expect(unloaded).toContain('We couldn’t load its details.')
})

test('an answer by email is promised only where mail is set up', () => {
  const said = (hasMail: boolean, outcome: 'sent' | 'gone') =>
    textOf(renderToStaticMarkup(<EnquiryPart client={client} details={details} hasMail={hasMail} outcome={outcome} />))
  expect(said(true, 'sent')).toContain('Your enquiry was sent. The answer comes by email')
  expect(said(false, 'sent')).toContain(
    'Your enquiry was sent. The owner can reach you at the contact details you gave.',
  )
  expect(said(false, 'gone')).toContain('Your enquiry was not sent')
})

test('a sample is hidden from search engines, and structured data is plain JSON', () => {
  expect(listingHead(details)).toMatchObject({ hidden: true })
  const data = JSON.parse(listingData(details, 'https://banyan.example'))
  expect(data).toMatchObject({
    '@type': 'RealEstateListing',
    url: 'https://banyan.example/real-estate/a1',
    offers: { price: 9_000_000, priceCurrency: 'INR' },
  })
  const html = renderToStaticMarkup(
    <script type="application/ld+json">{listingData(details, 'https://x.example')}</script>,
  )
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test('a pin of this property says so, one of a similar listing leads to it', () => {
  expect(textOf(renderToStaticMarkup(<Pressed isHere others={[]} />))).toContain('This is the property on this page.')
  const other = {
    ...details,
    cover: null,
    pictures: 0,
    id: 'b2',
    rera: false,
  } as unknown as ListingDetails['similar'][0]
  const html = renderToStaticMarkup(<Pressed isHere={false} others={[other]} />)
  expect(html).toContain('href="/real-estate/b2"')
  expect(textOf(html)).not.toContain('this page')
})
