/** NSE's sectors, and how invented companies of each behave. */
export type SampleSector = {
  readonly name: string
  /** Used in company names. */
  readonly words: readonly [string, string, string]
  /** How strongly prices follow the market. */
  readonly follows: number
  /** Yearly volatility beside the market's. */
  readonly own: number
  /** Yearly dividends by price. */
  readonly pays: number
}

type Row = readonly [name: string, words: readonly [string, string, string], follows: number, own: number, pays: number]

const rows: readonly Row[] = [
  ['Automobile and Auto Components', ['Motors', 'Auto Parts', 'Tyres'], 1.1, 0.27, 0.012],
  ['Capital Goods', ['Engineering', 'Machines', 'Electricals'], 1.2, 0.3, 0.01],
  ['Chemicals', ['Chemicals', 'Fertilisers', 'Polymers'], 1, 0.3, 0.009],
  ['Construction', ['Infrastructure', 'Projects', 'Builders'], 1.3, 0.34, 0.006],
  ['Construction Materials', ['Cement', 'Ceramics', 'Aggregates'], 1, 0.26, 0.008],
  ['Consumer Durables', ['Appliances', 'Jewellers', 'Paints'], 0.9, 0.26, 0.007],
  ['Consumer Services', ['Retail', 'Hotels', 'Travel'], 1, 0.33, 0.004],
  ['Diversified', ['Industries', 'Holdings', 'Enterprises'], 1, 0.25, 0.012],
  ['Fast Moving Consumer Goods', ['Foods', 'Consumer', 'Beverages'], 0.6, 0.2, 0.018],
  ['Financial Services', ['Finance', 'Capital', 'Insurance'], 1.3, 0.27, 0.01],
  ['Healthcare', ['Pharma', 'Hospitals', 'Labs'], 0.7, 0.27, 0.006],
  ['Information Technology', ['Software', 'Infotech', 'Systems'], 0.8, 0.25, 0.022],
  ['Media Entertainment & Publication', ['Media', 'Studios', 'Press'], 1, 0.36, 0.008],
  ['Metals & Mining', ['Steel', 'Metals', 'Mining'], 1.4, 0.34, 0.025],
  ['Oil Gas & Consumable Fuels', ['Petroleum', 'Gas', 'Refineries'], 1, 0.25, 0.035],
  ['Power', ['Power', 'Energy', 'Renewables'], 1, 0.28, 0.03],
  ['Realty', ['Estates', 'Developers', 'Homes'], 1.4, 0.38, 0.003],
  ['Services', ['Logistics', 'Shipping', 'Ports'], 1, 0.3, 0.009],
  ['Telecommunication', ['Telecom', 'Networks', 'Towers'], 0.9, 0.31, 0.006],
  ['Textiles', ['Textiles', 'Mills', 'Apparel'], 1, 0.34, 0.008],
]

export const sampleSectors: readonly SampleSector[] = rows.map(([name, words, follows, own, pays]) => ({
  ...{ name, words, follows, own, pays },
}))

/** How shares are quoted in a currency, and when companies change their number. */
export type SampleCurrency = {
  readonly code: string
  /** Of all companies. */
  readonly part: number
  /** Ends a company's name. */
  readonly form: string
  readonly decimals: number
  /** The smallest step of a price, in units of its last decimal. */
  readonly tick: number
  /** A usual price, and those beyond which shares are split or consolidated. */
  readonly usual: number
  readonly dear: number
  readonly cheap: number
  readonly splits: readonly [number, number, number]
  /** Dividends a year. */
  readonly payments: number
  /** Value traded on a usual day by a company of middle size. */
  readonly turnover: number
}

type Money = Omit<SampleCurrency, 'code' | 'part' | 'form'>
const cents: Money = {
  ...{ decimals: 2, tick: 1, usual: 40, dear: 300, cheap: 4, splits: [2, 3, 4], payments: 4, turnover: 2e7 },
}
const rupees: Money = { ...cents, tick: 5, usual: 250, dear: 3000, cheap: 16, splits: [2, 5, 10], payments: 1 }

export const sampleCurrencies: readonly SampleCurrency[] = [
  { ...rupees, code: 'INR', part: 0.7, form: 'Limited', turnover: 1e8 },
  { ...cents, code: 'USD', part: 0.12, form: 'Inc.' },
  { ...cents, code: 'EUR', part: 0.07, form: 'SE', payments: 1 },
  { ...cents, code: 'GBP', part: 0.06, form: 'plc', usual: 8, dear: 60, cheap: 0.8, payments: 2 },
  {
    ...cents,
    ...{ code: 'JPY', part: 0.05, form: 'K.K.', decimals: 0, usual: 1500, dear: 9000, cheap: 160, payments: 2 },
    turnover: 3e9,
  },
]
