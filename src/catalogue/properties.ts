/** What a property listing can say, each value with its label. */
export const purposes = { buy: 'Buy', rent: 'Rent' } as const
export type Purpose = keyof typeof purposes

export const propertyTypes = {
  apartment: 'Apartment',
  villa: 'Villa',
  house: 'Independent house',
  plot: 'Plot',
  commercial: 'Commercial',
  farm: 'Farm land',
} as const
export type PropertyType = keyof typeof propertyTypes

const homes: readonly PropertyType[] = ['apartment', 'villa', 'house']
const land: readonly PropertyType[] = ['plot', 'farm']
/** Types whose prices can be compared. */
export const alikeTypes: Readonly<Record<PropertyType, readonly PropertyType[]>> = {
  apartment: homes,
  villa: homes,
  house: homes,
  commercial: ['commercial'],
  plot: land,
  farm: land,
}

export const furnishings = {
  unfurnished: 'Unfurnished',
  'semi-furnished': 'Semi-furnished',
  furnished: 'Furnished',
} as const
export type Furnishing = keyof typeof furnishings

export const facings = {
  north: 'North',
  'north-east': 'North-east',
  east: 'East',
  'south-east': 'South-east',
  south: 'South',
  'south-west': 'South-west',
  west: 'West',
  'north-west': 'North-west',
} as const
export type Facing = keyof typeof facings

export const posters = { owner: 'Owner', agent: 'Agent', builder: 'Builder' } as const
export type Poster = keyof typeof posters

/** The order is the pack's: add new ones at the end, at most 32. */
export const amenities = {
  lift: 'Lift',
  parking: 'Covered parking',
  'power-backup': 'Power backup',
  security: '24×7 security',
  gym: 'Gym',
  pool: 'Swimming pool',
  clubhouse: 'Clubhouse',
  'play-area': 'Children’s play area',
  garden: 'Garden',
  'rain-water': 'Rainwater harvesting',
  solar: 'Solar power',
  'gas-pipeline': 'Piped gas',
  'water-supply': '24×7 water',
  borewell: 'Borewell',
  'ev-charging': 'EV charging',
  'jogging-track': 'Jogging track',
  sports: 'Sports court',
  'visitor-parking': 'Visitor parking',
  'gated-community': 'Gated community',
  'wheelchair-access': 'Step-free access',
  'pets-allowed': 'Pets allowed',
  'servant-room': 'Servant room',
  'study-room': 'Study',
  'pooja-room': 'Pooja room',
  terrace: 'Private terrace',
  'sea-view': 'Sea or lake view',
  'metro-near': 'Metro within 1 km',
  fenced: 'Fenced',
} as const
export type Amenity = keyof typeof amenities

export const listingStatuses = {
  draft: 'Draft',
  review: 'In review',
  live: 'Live',
  rejected: 'Rejected',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
} as const
export type ListingStatus = keyof typeof listingStatuses

/** Which area a figure is about; a price per area is honest by the carpet area only. */
export const areaKinds = {
  carpet: 'Carpet area',
  'built-up': 'Built-up area',
  'super-built-up': 'Super built-up area',
  plot: 'Plot area',
} as const
export type AreaKind = keyof typeof areaKinds

/** Units that areas are entered and shown in, and how many square feet each has. */
export const areaUnits = {
  sqft: { label: 'sq ft', squareFeet: 1 },
  sqm: { label: 'sq m', squareFeet: 10.763_910_416_709_722 },
  sqyd: { label: 'sq yd', squareFeet: 9 },
  cent: { label: 'cent', squareFeet: 435.6 },
  acre: { label: 'acre', squareFeet: 43_560 },
} as const
export type AreaUnit = keyof typeof areaUnits

export const possessions = {
  ready: 'Ready to move',
  '6m': 'Within 6 months',
  '1y': 'In 6 to 12 months',
  later: 'After a year',
} as const
export type Possession = keyof typeof possessions

/** In days. */
export const postedWithin = {
  '1': 'Last 24 hours',
  '3': 'Last 3 days',
  '7': 'Last week',
  '30': 'Last month',
} as const
export type PostedWithin = keyof typeof postedWithin

export const bedroomChoices = { '1': '1 BHK', '2': '2 BHK', '3': '3 BHK', '4': '4 BHK', '5': '5+ BHK' } as const
export type BedroomChoice = keyof typeof bedroomChoices

export const listingSorts = {
  relevance: 'Best match',
  newest: 'Newest',
  'price-low': 'Lowest price',
  'price-high': 'Highest price',
  'rate-low': 'Lowest price per area',
  'rate-high': 'Highest price per area',
} as const
export type ListingSort = keyof typeof listingSorts

export const listingViews = { grid: 'Grid', list: 'List', map: 'Map' } as const
export type ListingView = keyof typeof listingViews

/** Why a visitor reports a listing. */
export const reportReasons = {
  sold: 'Already sold or rented',
  wrong: 'Wrong price or facts',
  duplicate: 'Listed twice',
  fraud: 'Looks like fraud',
  offensive: 'Offensive content',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof reportReasons
