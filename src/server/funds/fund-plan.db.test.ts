import { expect, test } from 'vitest'
import { api } from '#domain/api/contract.ts'
import { plannedIn } from '#domain/funds/fund-plan.ts'
import { seriesIn } from '#domain/packs/history-code.ts'
import { onOneDatabase } from '#tests/databases.ts'
import { createTestSite } from '#tests/test-site.ts'

const code = 900001

onOneDatabase('a plan in a fund', ({ open }) => {
  const start = async () => {
    const { ask } = await createTestSite(await open())
    const history = async () => {
      const { bytes } = api.fundHistory.answer.parse(await (await ask(`/api/funds/${code}/history`)).json())
      return seriesIn(Buffer.from(bytes, 'base64'))
    }
    return { ask, history }
  }

  test('is answered as the browser works it out from the same history', async () => {
    const { ask, history } = await start()
    const series = await history()
    for (const [query, search] of [
      ['', {}],
      ['?amount=20000&from=2015-01', { amount: 20_000, from: '2015-01' }],
      ['?plan=step-up&step=12,5', { plan: 'step-up', step: 12.5 }],
      ['?plan=lump-sum&deposit=0', { plan: 'lump-sum', deposit: 0 }],
      ['?plan=swp&amount=100000&out=9000', { plan: 'swp', amount: 100_000, out: 9000 }],
    ] as const) {
      const answer = await ask(`/api/funds/${code}/plan${query}`)
      expect(answer.status).toBe(200)
      const { outcome } = api.fundPlan.answer.parse(await answer.json())
      expect(outcome?.paidIn).toBeGreaterThan(0)
      expect(plannedIn(series, search)).toEqual({ ok: true, draft: outcome })
    }
  })

  test('stands in the page; what is wrong with it is told there, and refused by the endpoint', async () => {
    const { ask } = await start()
    const page = await (await ask(`/fund/${code}?plan=lump-sum&from=2015-01`)).text()
    const { outcome } = api.fundPlan.answer.parse(
      await (await ask(`/api/funds/${code}/plan?plan=lump-sum&from=2015-01`)).json(),
    )
    expect(page).toContain('One payment, on 1 Jan 2015.')
    const [, shown = ''] = /<output[^>]*>(.*?)<\/output>/.exec(page) ?? []
    expect(shown.replaceAll(/<[^>]*>|\D/g, '')).toBe(String(Math.round(outcome?.value ?? Number.NaN)))
    for (const query of ['amount=0', 'amount=1e12', 'from=2015-02-30', 'from=2999-01-01', 'deposit=x'])
      expect((await ask(`/api/funds/${code}/plan?${query}`)).status).toBe(400)
    const wrong = await (await ask(`/fund/${code}?amount=0`)).text()
    expect(wrong).toContain('Minimum ₹1.')
    expect(wrong).not.toContain('Worth on')
  })

  test('of a scheme that nobody has is not found', async () => {
    const { ask } = await start()
    expect((await ask('/api/funds/999999999/plan')).status).toBe(404)
  })
})
