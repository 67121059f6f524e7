import { beforeAll, describe, expect, test } from 'vitest'
import { createFinder, type Finder } from '#domain/funds/fund-finder.ts'
import { readFundPack } from '#domain/funds/fund-pack.ts'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import { readNamesPack } from '#domain/packs/names-pack.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'
import { fundWork } from './fund-work.ts'

const today = readIsoDay('2026-08-20') ?? 0

async function marketAfter(...files: readonly string[]): Promise<Finder> {
  let [funds, names]: (Uint8Array | null)[] = []
  for (const file of files) {
    const read = await fundWork.read(realFile(`amfi/${file}.txt`), today, funds ?? null, [], names)
    if (!read.ok) throw new Error(read.reason)
    funds = read.packs.list.bytes
    names = read.names.bytes
  }
  const pack = readFundPack(funds ?? new Uint8Array())
  if (!pack) throw new Error('No pack')
  return createFinder(pack, undefined, readNamesPack('number', names ?? new Uint8Array()))
}

describe.runIf(hasRealData)('in the real market', () => {
  let fresh: Finder
  let grown: Finder
  beforeAll(async () => {
    fresh = await marketAfter('NAVAll_2026-08-19_8col')
    grown = await marketAfter(
      'NAVAll_2017-04-13_8col_repurchase_sale',
      'NAVAll_2026-08-18_6col',
      'NAVAll_2026-08-19_8col',
    )
  }, 60_000)
  const first = (finder: Finder, q: string) => finder.find(fundQueryOf({ q })).cards[0]

  test.each([
    ['kotak emerging equity', 'Kotak Midcap Fund', 'Kotak Emerging Equity'],
    ['hdfc top 200', 'HDFC Large Cap Fund', 'HDFC Top 200'],
    ['reliance diversified power sector', 'Nippon India Power & Infra Fund', 'Reliance Diversified Power Sector'],
    ['escorts leading sectors', 'Quant Focused Fund', 'Escorts Leading Sectors'],
    ['dsp blackrock micro cap', 'DSP Small Cap Fund', 'DSP BlackRock Micro Cap'],
    ['taurus bonanza', 'Taurus Large Cap Fund', 'Taurus Bonanza'],
  ])('after years “%s” finds %s', (q, fund, was) => {
    const card = first(grown, q)
    expect(card?.fund.toLowerCase()).toBe(fund.toLowerCase())
    expect(card?.formerly).toMatchObject({ of: 'fund', name: expect.stringMatching(new RegExp(was, 'i')) })
  })

  test.each([
    ['l&t midcap', 'HSBC Midcap Fund'],
    ['idfc nifty 50 index', 'Bandhan Nifty 50 Index Fund'],
    ['reliance small cap', 'Nippon India Small Cap Fund'],
    ['indiabulls liquid', 'Groww Liquid Fund'],
    ['essel large & midcap', 'Navi Large & Midcap Fund'],
    ['iifl dynamic bond', '360 ONE Dynamic Bond Fund'],
    ['dsp blackrock midcap', 'DSP Midcap Fund'],
    ['principal cash management', 'Sundaram Liquid Fund'],
    ['hdfcmidcap', 'HDFC Mid Cap Fund'],
    ['sbismallcap', 'SBI Small Cap Fund'],
    ['paragparikhflexicap', 'Parag Parikh Flexi Cap Fund'],
  ])('on a fresh install “%s” finds %s', (q, fund) => {
    expect(first(fresh, q)?.fund.toLowerCase()).toBe(fund.toLowerCase())
  })

  test('no fund of another house is found for one that is named', () => {
    const houses = { hdfc: 'HDFC', idfc: 'Bandhan', sbi: 'SBI', iti: 'ITI', uti: 'UTI', axis: 'Axis', lic: 'LIC' }
    for (const [typed, house] of Object.entries(houses))
      for (const kind of ['liquid', 'tax advantage', 'credit risk', 'contra', 'small cap', 'us bluechip'])
        for (const card of fresh.find(fundQueryOf({ q: `${typed} ${kind}` })).cards)
          expect(`${typed} ${kind}: ${card.house}`).toBe(`${typed} ${kind}: ${house} Mutual Fund`)
  })

  test('without words the first page is of large categories, in Direct Growth as far as the file says so', () => {
    const { cards } = fresh.find(fundQueryOf({}))
    const usual = cards.filter(({ plan, option }) => plan === 'direct' && option === 'growth')
    // Some schemes of SBI have neither in a file alone.
    expect(usual.length).toBeGreaterThanOrEqual(cards.length - 1)
    expect(cards.every(({ option }) => option !== 'idcw')).toBe(true)
    expect(new Set(cards.map(({ house }) => house)).size).toBeGreaterThan(1)
    expect(cards.filter(({ asset }) => asset === 'equity').length).toBeGreaterThan(5)
  })
})
