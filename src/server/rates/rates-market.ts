import { embeddedRates } from '#domain/money/exchange-rates.ts'
import type { Database } from '../db/database.ts'
import { packRow, untilKept } from '../market/made-pack.ts'
import { swapPack } from '../market/pack-collection.ts'
import type { PublishedPacks } from '../market/published-packs.ts'
import { startWorkThread, threadFile, type WorkThread } from '../market/work-thread.ts'
import { ratesPack } from './make-rates-pack.ts'
import { allRates } from './rate-collection.ts'
import { type RatesWork, ratesWorkMethods } from './rates-work.ts'

/** The exchange rates that browsers fetch. */
export type RatesMarket = {
  /** Reads what came from outside. */
  readonly reader: WorkThread<RatesWork>
  /** Those that came with the app, until better ones are known. */
  showEmbedded(): Promise<void>
  /** Makes the pack anew out of the days that are kept. */
  make(): Promise<void>
  look(digests: ReadonlyMap<string, string>): Promise<void>
  stop(): Promise<void>
}

type Parts = { readonly db: Database; readonly clock: () => Date; readonly published: PublishedPacks }

export function openRatesMarket({ db, clock, published }: Parts): RatesMarket {
  const reader = startWorkThread(threadFile(import.meta.url, 'rates-thread-entry'), ratesWorkMethods, {
    isBackground: true,
  })
  return {
    reader,
    showEmbedded: async () => void (await published.publish('rates', ratesPack(embeddedRates), 'sample', clock())),
    async make() {
      await untilKept(db, 'rates', async (before) =>
        swapPack(db, packRow('rates', ratesPack(await allRates(db)), clock()), before?.digest ?? null),
      )
      await published.publishKept(db, 'rates')
    },
    look: async (digests) => void (await published.publishNewer(db, 'rates', digests)),
    stop: reader.stop,
  }
}
