import { describe, expect, test } from 'vitest'
import { packOf, scheme } from '#tests/schemes.ts'
import { createFinder } from './fund-finder.ts'
import type { PackScheme } from './fund-pack.ts'
import { fundQueryOf } from './fund-query.ts'

let code = 100_000
const fund = (name: string, told: Partial<PackScheme> = {}) => {
  code += 1
  const house = `${/^(Aditya Birla Sun Life|ICICI Prudential|\w+)/.exec(name)?.[0]} Mutual Fund`
  return scheme(code, { fund: name, siblings: name, house, ...told })
}
const midcap = fund('Kotak Midcap Fund')
const rows = [
  midcap,
  fund('HDFC Mid Cap Fund'),
  fund('HDFC Large Cap Fund'),
  fund('HDFC Gold ETF'),
  fund('HDFC Silver ETF'),
  fund('HDFC Money Market Fund'),
  fund('HDFC ELSS Tax saver'),
  fund('HDFC Dividend Yield Fund'),
  fund('Bandhan Money Market Fund'),
  fund('Bandhan ELSS Tax Saver Fund'),
  fund('HSBC Midcap Fund'),
  fund('SBI Contra Fund'),
  fund('SBI Small Cap Fund'),
  fund('SBI Savings Fund'),
  fund('UTI Focused Fund'),
  fund('UTI Focused Equity Fund Series I', { day: 19_000, nav: '12' }),
  fund('Navi Flexi Cap Fund'),
]
const names = new Map([[String(midcap.code), ['Kotak Emerging Equity Scheme', 'Kotak Rowan Fund']]])
const finder = createFinder(packOf(...rows), undefined, names)
const cards = (q: string) => finder.find(fundQueryOf({ q, size: 96 })).cards
const first = (q: string) => cards(q)[0]?.fund
const found = (q: string) => cards(q).map((card) => card.fund)

describe('a fund is found by a former name', () => {
  test('and says so, but not if the current name matched', () => {
    expect(cards('kotak rowan')[0]).toMatchObject({
      fund: 'Kotak Midcap Fund',
      formerly: { of: 'fund', name: 'Kotak Rowan Fund' },
    })
    expect(cards('kotak emerging equity direct growth')[0]?.formerly?.name).toBe('Kotak Emerging Equity Scheme')
    expect(cards('kotak rown')[0]?.formerly?.name).toBe('Kotak Rowan Fund')
    expect(cards('kotak midcap')[0]?.formerly).toBeNull()
    expect(cards('kotak')[0]?.formerly).toBeNull()
  })

  test('in every sort order, and under its current filters', () => {
    const sorted = finder.find(fundQueryOf({ q: 'kotak rowan', sort: 'nav' }))
    expect(sorted.cards[0]?.formerly?.name).toBe('Kotak Rowan Fund')
    expect(sorted.facets.house).toEqual([{ value: 'Kotak Mutual Fund', count: 1 }])
    expect(finder.find(fundQueryOf({ q: 'kotak rowan', house: 'Kotak Mutual Fund' })).total).toBe(1)
  })

  test('on a fresh install: well-known former names of funds and AMCs', () => {
    expect(cards('hdfc top 100')[0]).toMatchObject({
      fund: 'HDFC Large Cap Fund',
      formerly: { of: 'fund', name: 'HDFC Top 100 Fund' },
    })
    expect(cards('idfc money market')[0]).toMatchObject({
      fund: 'Bandhan Money Market Fund',
      formerly: { of: 'house', name: 'IDFC' },
    })
    expect(cards('l&t mid')[0]?.fund).toBe('HSBC Midcap Fund')
    expect(cards('fidelity midcap')[0]?.formerly).toEqual({ of: 'taken-over', name: 'Fidelity' })
    expect(cards('essel flexi cap')[0]).toMatchObject({ fund: 'Navi Flexi Cap Fund', formerly: { name: 'Essel' } })
  })
})

describe('an AMC is never mistaken for one with a similar name', () => {
  test('not as a typo', () => {
    for (const name of found('idfc money')) expect(name).toMatch(/^Bandhan/)
    for (const name of found('hdfc money')) expect(name).toMatch(/^HDFC/)
  })

  test('not even if it has no such fund', () => {
    for (const name of found('hdfc contra')) expect(name).toMatch(/^HDFC/)
    for (const name of found('idfc dividend yield')) expect(name).toMatch(/^Bandhan/)
    expect(found('sbi dividend yield')[0]).toMatch(/^SBI/)
  })

  test('but a misspelt AMC is understood', () => {
    expect(first('hdcf mid cap')).toBe('HDFC Mid Cap Fund')
    expect(first('bandan money')).toBe('Bandhan Money Market Fund')
  })
})

describe('words typed as one', () => {
  test.each([
    ['hdfcmidcap', 'HDFC Mid Cap Fund'],
    ['hdfcmidca', 'HDFC Mid Cap Fund'],
    ['sbismallcapdirectgrowth', 'SBI Small Cap Fund'],
    ['hdfcgoldetf', 'HDFC Gold ETF'],
    ['kotakmidcap growth', 'Kotak Midcap Fund'],
  ])('%s finds %s', (q, name) => {
    expect(first(q)).toBe(name)
  })

  test('are highlighted in the name', () => {
    expect(cards('hdfcmidcap')[0]?.marks.length).toBeGreaterThan(1)
  })
})

describe('Hindi words, in both scripts', () => {
  test.each([
    ['sona', 'HDFC Gold ETF'],
    ['सोना', 'HDFC Gold ETF'],
    ['sone ka fund', 'HDFC Gold ETF'],
    ['hdfc गोल्ड', 'HDFC Gold ETF'],
    ['chandi', 'HDFC Silver ETF'],
    ['चाँदी', 'HDFC Silver ETF'],
    ['चांदी फंड', 'HDFC Silver ETF'],
    ['sbi bachat', 'SBI Savings Fund'],
    ['बचत', 'SBI Savings Fund'],
    ['bandhan kar bachat', 'Bandhan ELSS Tax Saver Fund'],
    ['एचडीएफसी कर बचत', 'HDFC ELSS Tax saver'],
    ['टैक्स बचत एचडीएफसी', 'HDFC ELSS Tax saver'],
    ['एसबीआई स्मॉल कैप', 'SBI Small Cap Fund'],
  ])('%s finds %s', (q, name) => {
    expect(first(q)).toBe(name)
  })
})

test('a dormant fund that matches all words does not hide near matches among active ones', () => {
  expect(first('uti focused equity')).toBe('UTI Focused Fund')
  const all = finder.find(fundQueryOf({ q: 'uti focused equity', state: 'all', size: 96 }))
  expect(all.cards.map((card) => card.fund)).toContain('UTI Focused Equity Fund Series I')
  expect(all.cards.length).toBe(all.total)
})
