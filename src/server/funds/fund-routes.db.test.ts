import { expect, test } from 'vitest'
import { comparedFund, type FundDetails, fundDetails } from '#domain/funds/fund-details.ts'
import { onOneDatabase } from '#tests/databases.ts'
import { createTestSite } from '#tests/test-site.ts'

onOneDatabase('a fund', ({ open }) => {
  test('of the sample has a sheet as the contract promises it, and another risk-free rate moves its ratios alone', async () => {
    const site = await createTestSite(await open())
    const detailsAt = async (query = '') => {
      const answer = await site.ask(`/api/funds/900001${query}`)
      expect(answer.status).toBe(200)
      return fundDetails.parse(await answer.json())
    }
    const details = await detailsAt()
    expect(details).toMatchObject({ code: 900_001, market: 'sample', riskFree: 0.065, history: { source: 'sample' } })
    expect(details.figures?.returns.length).toBeGreaterThan(4)
    expect(details.cost?.cost).toBeGreaterThan(0)
    expect(details.peers?.rows.some(({ code }) => code === 900_001)).toBe(true)
    const other = await detailsAt('?riskFree=12')
    const ratios = ({ figures }: FundDetails) => figures?.risk.map(({ sharpe }) => sharpe ?? 0) ?? []
    for (const [at, ratio] of ratios(other).entries()) expect(ratio).toBeLessThan(ratios(details)[at] ?? 0)
    expect(other.figures?.returns).toEqual(details.figures?.returns)
    expect((await detailsAt('?riskFree=99')).riskFree).toBe(0.065)
  })

  test('beside another brings its figures', async () => {
    const site = await createTestSite(await open())
    const answer = await site.ask('/api/funds/900001/line')
    expect(comparedFund.parse(await answer.json()).figures?.line.days.length).toBeGreaterThan(100)
  })

  test('that nobody knows is not found, and near ones are named', async () => {
    const site = await createTestSite(await open())
    for (const path of ['/api/funds/800001', '/api/funds/800001/line', '/fund/800001'])
      expect((await site.ask(path)).status, path).toBe(404)
    const { near } = (await (await site.ask('/api/funds/800001/near')).json()) as { near: { code: number }[] }
    expect(near.map(({ code }) => code)).toEqual([900_001])
  })
})
