import type { FeedId } from '#catalogue/feeds.ts'
import { type Day, isoDay, monthNameDay, readIsoDay } from '#domain/time/day.ts'
import type { OutsideLimits } from '../feeds/outside-fetch.ts'
import { type DayExchange, partsOf } from './stock-day.ts'

/** Where an exchange has its end-of-day files. */
export type ExchangeFiles = {
  readonly exchange: DayExchange
  readonly feed: FeedId
  readonly isZip: boolean
  /** In which parts its days are kept. */
  readonly parts: { readonly from: number; readonly to: number }
  readonly limits: OutsideLimits
  address(day: Day): string
  /** The file that also says how many shares changed owners. */
  readonly deliveryAddress?: (day: Day) => string
  readonly deliveryLimits: OutsideLimits
}

const zip = /^(application\/(zip|x-zip-compressed|octet-stream)|binary\/octet-stream)/i
const table = /^(text\/(csv|plain)|application\/(csv|octet-stream|vnd\.ms-excel))/i
const limits = (types: RegExp, referer: string): OutsideLimits => ({ ms: 30_000, bytes: 12_000_000, types, referer })

/** The first day of the layout that both exchanges share. */
const FIRST_COMMON = readIsoDay('2024-07-08') ?? 0

export function nseFiles(base: string): ExchangeFiles {
  const referer = 'https://www.nseindia.com/'
  return {
    exchange: 'NSE',
    feed: 'nse-day',
    isZip: true,
    parts: partsOf('NSE'),
    limits: limits(zip, referer),
    address: (day) => `${base}${day < FIRST_COMMON ? legacyPath(day) : commonPath('NSE', day, 'csv.zip')}`,
    deliveryAddress: (day) => `${base}/products/content/sec_bhavdata_full_${dayMonthYear(day)}.csv`,
    deliveryLimits: limits(table, referer),
  }
}

export function bseFiles(base: string): ExchangeFiles {
  const plain = limits(table, 'https://www.bseindia.com/')
  return {
    exchange: 'BSE',
    feed: 'bse-day',
    isZip: false,
    parts: partsOf('BSE'),
    limits: plain,
    address: (day) => `${base}${commonPath('BSE', day, 'CSV')}`,
    deliveryLimits: plain,
  }
}

const folders = { NSE: '/content/cm', BSE: '/download/BhavCopy/Equity' }

const commonPath = (exchange: DayExchange, day: Day, ending: string) =>
  `${folders[exchange]}/BhavCopy_${exchange}_CM_0_0_0_${isoDay(day).replaceAll('-', '')}_F_0000.${ending}`

/** `/content/historical/EQUITIES/2024/JUL/cm05JUL2024bhav.csv.zip` */
function legacyPath(day: Day): string {
  const [date = '', month = '', year = ''] = monthNameDay(day).toUpperCase().split('-')
  return `/content/historical/EQUITIES/${year}/${month}/cm${date}${month}${year}bhav.csv.zip`
}

const dayMonthYear = (day: Day) => isoDay(day).split('-').toReversed().join('')
