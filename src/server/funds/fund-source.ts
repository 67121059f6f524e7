import { type FundPack, readFundPack } from '#domain/funds/fund-pack.ts'
import type { Database } from '../db/database.ts'
import type { InstrumentMarket, InstrumentSource } from '../market/instrument-market.ts'
import { threadFile } from '../market/work-thread.ts'
import { keptFundDays } from './fund-days.ts'
import type { LongName } from './fund-work.ts'
import { type FundWork, fundWorkMethods } from './fund-work-methods.ts'

export type FundMarket = InstrumentMarket<FundPack, FundWork>

/** Mutual funds, as the server knows them. */
export const fundSource: InstrumentSource<FundPack, FundWork> = {
  kind: 'fund',
  read: readFundPack,
  threadFile: threadFile(import.meta.url, 'fund-thread-entry'),
  methods: fundWorkMethods,
}

/** Makes the packs again out of what is kept, and with the long names that were seen. */
export const rebuildFunds = (funds: FundMarket, db: Database, names: readonly LongName[]): Promise<void> =>
  funds.change(async (kept) => {
    const day = kept && readFundPack(kept)?.day
    const packs = kept && day ? await funds.reader.rebuildPacks(kept, await keptFundDays(db, day), names) : undefined
    return { result: undefined, packs }
  })
