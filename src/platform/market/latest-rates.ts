import type { Currency } from '#catalogue/money.ts'
import { embeddedRates, type RateDay, rateOn } from '#domain/money/exchange-rates.ts'
import { readRatesPack } from '#domain/money/rates-pack.ts'
import { isoDay } from '#domain/time/day.ts'
import { currentPacks, packBytes } from './pack-files.ts'

/** How many units of another currency one of a currency is, and the date of that rate. */
export type LatestRates = (from: Currency, to: Currency) => { readonly rate: number; readonly date: string } | undefined

/** From the pack of rates that everybody gets, else the rates shipped with the app. */
export async function latestRates(): Promise<LatestRates> {
  const days = await packedRates().catch(() => embeddedRates)
  return (from, to) => {
    const found = rateOn(days, from, to, Number.MAX_SAFE_INTEGER)
    return found && { rate: found.rate, date: isoDay(found.day) }
  }
}

async function packedRates(): Promise<readonly RateDay[]> {
  const { packs } = await currentPacks()
  if (!packs.rates) return embeddedRates
  const text = new TextDecoder().decode(await packBytes('rates', packs.rates))
  return readRatesPack(text) ?? embeddedRates
}
