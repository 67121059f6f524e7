import { expect, test } from 'vitest'
import { onOneDatabase } from '#tests/databases.ts'
import { createLog } from './log.ts'
import { openMarket } from './open-market.ts'

onOneDatabase('a market', ({ open }) => {
  test('that is stopped gives up the sample it is making, without a complaint', async () => {
    const lines: string[] = []
    const log = createLog('error', (line) => lines.push(line))
    const { db } = await open()
    const market = openMarket({ db, mode: 'sample', clock: () => new Date(), log, prepared: new Map() })
    await market.stop()
    await market.ready
    expect(market.funds.current()).toBeUndefined()
    expect(market.stocks.current()).toBeUndefined()
    expect(lines).toEqual([])
  })
})
