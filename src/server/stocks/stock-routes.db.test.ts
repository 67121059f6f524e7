import { expect, test } from 'vitest'
import { decodePrices } from '#domain/packs/price-history.ts'
import { foundStocks } from '#domain/stocks/found-stocks.ts'
import { comparedStock, nearStocks, stockDetails, stockHistory } from '#domain/stocks/stock-details.ts'
import { onOneDatabase } from '#tests/databases.ts'
import { createTestSite } from '#tests/test-site.ts'

onOneDatabase('a stock', ({ open }) => {
  test('of the sample is found, has a page and a history as the contract promises them', async () => {
    const site = await createTestSite(await open())
    const ask = async (path: string) => {
      const answer = await site.ask(path)
      expect(answer.status, path).toBe(200)
      return answer.json()
    }
    const found = foundStocks.parse(await ask('/api/stocks?sort=traded'))
    expect(found.total).toBeGreaterThan(500)
    const [first] = found.cards
    if (!first) throw new Error('none')
    const details = stockDetails.parse(await ask(`/api/stocks/${first.symbol}`))
    expect(details).toMatchObject({ symbol: first.symbol, market: 'sample', history: { source: 'sample' } })
    expect(details.price).toBe(first.price)
    expect(details.figures?.returns.length).toBeGreaterThan(4)
    expect(details.bars.close.length).toBeGreaterThan(200)
    expect(details.year?.high).toBeGreaterThanOrEqual(Number(details.price))
    expect(details.peers.length).toBeGreaterThan(0)
    expect(details.peers.some(({ symbol }) => symbol === first.symbol)).toBe(false)

    const history = stockHistory.parse(await ask(`/api/stocks/${first.symbol}/history`))
    const prices = decodePrices(new Uint8Array(Buffer.from(history.bytes, 'base64')))
    expect(prices?.close.at(-1)?.nav).toBe(details.price)
    const line = comparedStock.parse(await ask(`/api/stocks/${first.symbol}/line`))
    expect(line.figures?.returns).toEqual(details.figures?.returns)
  })

  test('with dividends adds them to its returns, and never takes any away', async () => {
    const site = await createTestSite(await open())
    const found = foundStocks.parse(await (await site.ask('/api/stocks?size=96')).json())
    let better = 0
    for (const { symbol } of found.cards.slice(0, 8)) {
      const detailsAt = async (query = '') =>
        stockDetails.parse(await (await site.ask(`/api/stocks/${symbol}${query}`)).json())
      const [plain, whole] = [await detailsAt(), await detailsAt('?adjust=dividends')]
      const paid = plain.actions.some(({ kind }) => kind === 'dividend')
      const [before, after] = [plain, whole].map(({ figures }) => figures?.returns.at(-1)?.change ?? 0)
      if (paid) expect(after).toBeGreaterThan(before ?? 0)
      else expect(after).toBe(before)
      better += Number(paid)
    }
    expect(better).toBeGreaterThan(0)
  })

  test('that nobody knows is not found, and near ones are named; small letters and an old symbol lead to the one of now', async () => {
    const site = await createTestSite(await open())
    const near = async (symbol: string) => nearStocks.parse(await (await site.ask(`/api/stocks/${symbol}/near`)).json())
    const { cards } = foundStocks.parse(await (await site.ask('/api/stocks')).json())
    const symbol = cards[0]?.symbol ?? ''
    expect((await site.ask(`/api/stocks/${symbol.toLowerCase()}`)).status).toBe(404)
    expect(await near(symbol.toLowerCase())).toEqual({ now: symbol, near: [] })
    expect((await site.ask('/api/stocks/NOBODY')).status).toBe(404)
    const typo = symbol.replace(/^(.)(.)/, '$2$1')
    expect((await near(typo)).near.map((one) => one.symbol)).toContain(symbol)
  })
})
