import type { HomeField } from '#domain/property/home-plan-query.ts'

export type FieldWords = { readonly label: string; readonly before?: string; readonly after?: string }

const percent = (label: string): FieldWords => ({ label, after: '%' })
const rupees = (label: string): FieldWords => ({ label, before: '₹' })

export const homeWords: Readonly<Record<HomeField, FieldWords>> = {
  price: rupees('Price'),
  down: rupees('Down payment'),
  rate: percent('Interest rate'),
  years: { label: 'Loan term', after: 'years' },
  extra: rupees('Prepayment'),
  after: { label: 'First one after year' },
  stamp: percent('Stamp duty'),
  registration: percent('Registration'),
  gst: percent('GST'),
  brokerage: percent('Brokerage'),
  upkeep: rupees('Maintenance a month'),
  advance: { label: 'Paid in advance', after: 'months' },
  rent: rupees('Monthly rent'),
  rentRise: percent('Rent rises a year'),
  growth: percent('Home price grows a year'),
  invest: percent('Investments return a year'),
  stay: { label: 'You stay', after: 'years' },
  selling: percent('Cost of selling'),
}
