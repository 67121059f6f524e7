/** What a state charges on the purchase of a home, for one male buyer in a large city. All in per cent of the price. */
export type StateCharges = {
  readonly name: string
  /** Stamp duty with the surcharges and transfer duties that are due with it. */
  readonly stamp: number
  /** Lower rates up to a price in rupees, the lowest price first. */
  readonly stampUpTo?: readonly { readonly price: number; readonly percent: number }[]
  /** Cities that charge another duty. */
  readonly cities?: Readonly<Record<string, number>>
  readonly registration: number
  /** The most that registration costs, in rupees. */
  readonly registrationMost?: number
  readonly note?: string
}

/** The year these figures are true for. States change them in their budgets: the screen says to check them. */
export const chargesYear = 2025

export const stateCharges = {
  KA: {
    name: 'Karnataka',
    stamp: 5.6,
    stampUpTo: [
      { price: 2_000_000, percent: 2.24 },
      { price: 4_500_000, percent: 3.36 },
    ],
    registration: 2,
    note: 'Lower up to ₹45 lakh. Includes cess and surcharge.',
  },
  MH: {
    name: 'Maharashtra',
    stamp: 6,
    cities: { Pune: 7 },
    registration: 1,
    registrationMost: 30_000,
    note: 'Includes metro cess. 7% in Pune; 1% less for women.',
  },
  DL: { name: 'Delhi', stamp: 6, registration: 1, note: '4% for women.' },
  TN: { name: 'Tamil Nadu', stamp: 7, registration: 2 },
  TS: { name: 'Telangana', stamp: 7, registration: 0.5, note: 'Includes transfer duty.' },
  WB: { name: 'West Bengal', stamp: 7, stampUpTo: [{ price: 10_000_000, percent: 6 }], registration: 1 },
  GJ: { name: 'Gujarat', stamp: 4.9, registration: 1, note: 'No registration fee for women.' },
  KL: { name: 'Kerala', stamp: 8, registration: 2 },
  UP: { name: 'Uttar Pradesh', stamp: 7, registration: 1 },
  HR: {
    name: 'Haryana',
    stamp: 7,
    registration: 1,
    registrationMost: 50_000,
    note: '5% for women. The fee follows slabs.',
  },
  RJ: { name: 'Rajasthan', stamp: 7.8, registration: 1, note: 'Includes surcharges. 1% less for women.' },
  other: { name: 'Another state', stamp: 6, registration: 1 },
} as const satisfies Record<string, StateCharges>
export type StateId = keyof typeof stateCharges

/** GST on what is not finished, in per cent, since April 2019; on homes without input credit. None when finished. */
export const gstOnHomes = {
  usual: 5,
  affordable: 1,
  commercial: 12,
  /** Affordable up to this price in rupees and this carpet area in square metres. */
  affordablePrice: 4_500_000,
  affordableArea: { metro: 60, elsewhere: 90 },
} as const

/** The metropolitan regions of the affordable rate, by the names that listings use. */
export const gstMetros: readonly string[] = [
  ...['Bengaluru', 'Bangalore', 'Chennai', 'Hyderabad', 'Kolkata'],
  ...['Delhi', 'New Delhi', 'Noida', 'Greater Noida', 'Ghaziabad', 'Gurugram', 'Gurgaon', 'Faridabad'],
  ...['Mumbai', 'Navi Mumbai', 'Thane', 'Kalyan', 'Dombivli', 'Mira Bhayandar', 'Vasai', 'Virar', 'Panvel'],
]

/** What a buyer can expect to pay where the listing does not say, all editable on the screen. */
export const usualHomePlan = {
  /** Share of the price, in per cent. */
  down: 20,
  rate: 8.5,
  years: 20,
  brokerage: 1,
  /** Monthly maintenance in rupees per square foot. */
  upkeepPerSqFt: 4,
  /** Months of maintenance paid in advance. */
  advance: 12,
  /** A year's rent in per cent of the price. */
  rentalYield: 3,
  rentRise: 6,
  growth: 6,
  invest: 10,
  stay: 15,
  /** What a sale costs, in per cent of its price. */
  selling: 2,
} as const
