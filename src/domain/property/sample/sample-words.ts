import type { Amenity, PropertyType, Purpose } from '#catalogue/properties.ts'
import type { SampleLocality } from './sample-places.ts'

/** Invented: no builder has these. */
export const projectNames = [
  ...['Neem Court', 'Lakeside Terraces', 'Kadamba Heights', 'The Verandah', 'Ashoka Grove', 'Monsoon House'],
  ...['Saffron Residences', 'Quiet Acres', 'Rain Tree Towers', 'Copper Gate', 'Palash Gardens', 'Kingfisher Point'],
  ...['Old Mill Apartments', 'Teak Avenue', 'Lotus Steps', 'Northlight', 'Peepal Square', 'Silver Oak Row'],
  ...['Jasmine Yard', 'Harbour Nine', 'Mango Lane', 'Stonebridge', 'Banyan Rise', 'Amaltas Park'],
]

export const posterNames = {
  owner: ['Asha R.', 'Vikram S.', 'Meera N.', 'Joseph K.', 'Farah A.', 'Harpreet G.', 'Debashis M.', 'Lakshmi V.'],
  agent: ['Threshold Realty (sample)', 'Keystone Homes (sample)', 'Doorstep Partners (sample)'],
  builder: ['Sample Builders', 'Sample Habitat', 'Sample & Sons Developers'],
} as const

const kindWords: Record<PropertyType, readonly string[]> = {
  apartment: ['apartment', 'flat'],
  villa: ['villa with garden', 'row villa', 'courtyard villa'],
  house: ['independent house', 'builder floor with terrace', 'corner house'],
  plot: ['residential plot', 'corner plot', 'gated plot'],
  commercial: ['office floor', 'shop', 'showroom'],
  farm: ['farm land', 'orchard', 'farm with well'],
}

const highlights = ['near', 'close to', 'beside', 'overlooking']

type Told = {
  readonly type: PropertyType
  readonly purpose: Purpose
  readonly bedrooms: number | null
  readonly locality: SampleLocality
  readonly city: string
  /** Deterministic, from 0 to below 1. */
  readonly luck: (about: number) => number
}

const pick = <Value>(all: readonly Value[], luck: number): Value => all[Math.floor(luck * all.length)] as Value

export function sampleTitle({ type, bedrooms, locality, luck }: Told): string {
  const kind = pick(kindWords[type], luck(21))
  const what = bedrooms === null ? kind[0]?.toUpperCase() + kind.slice(1) : `${bedrooms} BHK ${kind}`
  return luck(22) < 0.45 ? `${what} in ${locality.name}` : `${what} ${pick(highlights, luck(23))} ${locality.near}`
}

const openings: Record<PropertyType, readonly string[]> = {
  apartment: [
    'Cross-ventilated rooms, a dry balcony and windows on two sides keep this home cool through the summer.',
    'A well-kept home in a quiet block: vitrified floors, fitted wardrobes and a kitchen that gets morning light.',
    'The living room opens to a balcony deep enough for a table; bedrooms face away from the road.',
  ],
  villa: [
    'A double-height living room opens to a walled garden; the upper floor has a family room and a wide terrace.',
    'Built around a small courtyard, with parking for two cars and a separate entrance for staff.',
  ],
  house: [
    'Solid brick construction on its own plot, with terrace rights and room to build one more floor.',
    'An older house with high ceilings and a shaded front yard, repainted and rewired two years ago.',
  ],
  plot: [
    'Level ground with clear boundaries, black-top road in front, water and power at the gate.',
    'A rectangular plot in an approved layout; roads, drains and street lights are in place.',
  ],
  commercial: [
    'Street-facing unit with a full-height shop front, its own meter and toilets on the floor.',
    'Regular floor plate with few columns, three-phase power and a lift shared with two tenants.',
  ],
  farm: [
    'Red soil with a working well, drip lines on half of it and a two-room store by the gate.',
    'Fenced on all sides, with forty grown mango trees and a farm road that stays open in the monsoon.',
  ],
}

const closings = {
  buy: ['Papers are ready for inspection.', 'The price is negotiable for a quick sale.', 'Home loans are available.'],
  rent: ['Families and working people welcome.', 'Deposit is two months’ rent.', 'Available at once.'],
} as const

export function sampleDescription(told: Told): string {
  const { type, purpose, locality, city, luck } = told
  const way = `${locality.name} is one of ${city}’s ${locality.ground === 'country' ? 'outer areas' : 'settled localities'}, close to ${locality.near}.`
  return [
    pick(openings[type], luck(31)),
    way,
    pick(closings[purpose], luck(32)),
    'This is a sample listing: the place is real, the property is invented.',
  ].join(' ')
}

const usual: Record<PropertyType, readonly Amenity[]> = {
  apartment: ['lift', 'parking', 'power-backup', 'security', 'water-supply', 'gated-community'],
  villa: ['parking', 'garden', 'security', 'power-backup', 'gated-community', 'terrace'],
  house: ['parking', 'terrace', 'borewell', 'water-supply'],
  plot: ['gated-community', 'water-supply'],
  commercial: ['lift', 'power-backup', 'security', 'visitor-parking', 'wheelchair-access'],
  farm: ['borewell', 'fenced'],
}

const extra: Record<PropertyType, readonly Amenity[]> = {
  apartment: [
    ...([
      'gym',
      'pool',
      'clubhouse',
      'play-area',
      'rain-water',
      'gas-pipeline',
      'ev-charging',
      'jogging-track',
    ] as const),
    ...(['sports', 'visitor-parking', 'wheelchair-access', 'pets-allowed', 'pooja-room', 'study-room'] as const),
    ...(['metro-near', 'solar', 'servant-room'] as const),
  ],
  villa: ['pool', 'clubhouse', 'solar', 'rain-water', 'servant-room', 'study-room', 'ev-charging', 'pets-allowed'],
  house: ['rain-water', 'solar', 'pooja-room', 'servant-room', 'garden', 'pets-allowed', 'metro-near'],
  plot: ['fenced', 'borewell', 'security', 'play-area'],
  commercial: ['parking', 'metro-near', 'ev-charging', 'water-supply'],
  farm: ['solar', 'rain-water', 'water-supply'],
}

/** The usual ones, and each other one with the same chance. */
export const sampleAmenities = (type: PropertyType, luck: (about: number) => number): Amenity[] => [
  ...usual[type].filter((_, at) => luck(40 + at) < 0.9),
  ...extra[type].filter((_, at) => luck(60 + at) < 0.38),
]
