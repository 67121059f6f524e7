import { type Day, isoDay } from '#domain/time/day.ts'
import { zipOf } from './zip-archive.ts'

const HEAD =
  'TradDt,BizDt,Sgmt,Src,FinInstrmTp,FinInstrmId,ISIN,TckrSymb,SctySrs,XpryDt,FininstrmActlXpryDt,StrkPric,OptnTp,FinInstrmNm,OpnPric,HghPric,LwPric,ClsPric,LastPric,PrvsClsgPric,UndrlygPric,SttlmPric,OpnIntrst,ChngInOpnIntrst,TtlTradgVol,TtlTrfVal,TtlNbOfTxsExctd,SsnId,NewBrdLotQty,Rmks,Rsvd1,Rsvd2,Rsvd3,Rsvd4'

export type Share = {
  readonly symbol: string
  readonly close: number
  readonly name?: string
  readonly isin?: string
  readonly previous?: number
}

const rowOf = (day: Day, { symbol, close, ...share }: Share, segment: string) => {
  const { isin = 'INE009A01021', previous = close, name = `${symbol} LIMITED` } = share
  const date = isoDay(day)
  return `${date},${date},${segment},NSE,STK,1,${isin},${symbol},EQ,,,,,${name},${close},${close + 1},${close - 1},${close},${close},${previous},,,,,1000,${close * 1000},10,F1,1,,,,,`
}

/** Rows of a day's file of NSE, under its header. */
export const exchangeTable = (day: Day, shares: readonly Share[], segment = 'CM'): string =>
  [HEAD, ...shares.map((share) => rowOf(day, share, segment))].join('\n')

/** With 30 shares that hardly move, as many as a file must have. */
export const exchangeDay = (day: Day, shares: readonly Share[], segment = 'CM'): string =>
  exchangeTable(
    day,
    [...Array.from({ length: 30 }, (_, n) => ({ symbol: `OTHER${n}`, close: 100 + n })), ...shares],
    segment,
  )

export const zippedTable = (text: string): Buffer => zipOf([{ name: 'BhavCopy.csv', text }])

/** Where NSE has the file of a day. */
export const exchangeDayPath = (day: Day): string =>
  `/content/cm/BhavCopy_NSE_CM_0_0_0_${isoDay(day).replaceAll('-', '')}_F_0000.csv.zip`
