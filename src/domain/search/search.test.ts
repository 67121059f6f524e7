import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fundWording } from '#domain/funds/fund-words.ts'
import { createSearch, createWithin } from './search.ts'
import { buildSearchIndex } from './search-index.ts'
import { wordsOf } from './search-words.ts'

const funds = [
  { code: '100001', isin: 'INF000A01015', name: 'Asha Flexi Cap Fund - Direct Plan - Growth' },
  { code: '100002', isin: 'INF000A01023', name: 'Asha Flexi Cap Fund - Regular Plan - IDCW' },
  { code: '100003', isin: '', name: 'Asha Midcap Fund - Direct Plan - Growth' },
  { code: '100011', isin: 'INF000B01013', name: 'Bodhi Large & Mid Cap Fund - Growth' },
  { code: '100012', isin: '', name: 'Bodhi ELSS Fund - Direct Plan - Growth' },
  { code: '100013', isin: '', name: 'Bodhi India T.I.G.E.R. Fund' },
  { code: '200001', isin: '', name: 'Crème Café Children’s Fund – Growth' },
  { code: '200002', isin: '', name: 'Chandra Nifty50 Index Fund - Growth' },
  { code: '200003', isin: '', name: 'Chandra Nifty Next 50 Index Fund - Growth' },
  { code: '200004', isin: '', name: 'Chandra Infrastructure Fund - Growth' },
  { code: '200005', isin: '', name: 'Aditya Birla Sun Life Infrastructure Fund' },
  { code: '300001', isin: '', name: 'Dhara Gold Exchange Traded Fund' },
  { code: '300002', isin: '', name: 'Dhara Gold ETF Fund of Fund' },
  { code: '300003', isin: '', name: 'صندوق الذهب' },
]
const names = funds.map(({ name }) => name)
const codes = funds.map(({ code }) => code)
const input = { names, codes, extra: [funds.map(({ isin }) => isin)] }
const index = buildSearchIndex(input, fundWording)
const search = createSearch(index)
const found = (text: string) => search(text).documents.map((document) => names[document])
const first = (text: string) => found(text)[0]

const anything = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point))

describe('a query finds the fund that is meant', () => {
  test('in any word order', () => {
    expect(first('cap flexi asha')).toBe(names[0])
    expect(first('growth index nifty next chandra 50')).toBe(names[8])
  })

  test('by any word’s prefix', () => {
    expect(first('ash mid')).toBe(names[2])
    expect(first('inf chan')).toBe(names[9])
    expect(first('c')).toMatch(/^C/)
  })

  test.each([
    ['a letter too few', 'chandra infrastucture'],
    ['a letter too many', 'channdra infrastructure'],
    ['a wrong letter', 'chamdra infrastructure'],
    ['two letters swapped', 'chandra ifnrastructure'],
    ['a wrong first letter', 'vhandra infrastructure'],
    ['two slips in a long word', 'chandra infrestrukture'],
    ['a slip in the word that is being typed', 'chandra infrsat'],
  ])('with %s', (_, typed) => {
    expect(first(typed)).toBe(names[9])
  })

  test('but short words and numbers are never treated as typos', () => {
    expect(found('ash fle').length).toBeGreaterThan(0)
    expect(found('xsh')).toEqual([])
    expect(found('200009')).toEqual([])
  })

  test('with an unknown word, by the others', () => {
    expect(first('chandra infrastructure zzzzzz')).toBe(names[9])
  })

  test('by scheme code and ISIN, whole or as a prefix, in any case', () => {
    expect(first('100012')).toBe(names[4])
    expect(found('1000')).toHaveLength(6)
    expect(first('INF000A01023')).toBe(names[1])
    expect(first('inf000b')).toBe(names[3])
  })

  test('with and without accents, apostrophes and dots', () => {
    expect(first('creme cafe')).toBe(names[6])
    expect(first('CRÈME café childrens')).toBe(names[6])
    expect(first("cre\u0300me children's")).toBe(names[6])
    expect(first('bodhi tiger')).toBe(names[5])
    expect(first('t.i.g.e.r')).toBe(names[5])
  })

  test('by compounds or separate words, & or and', () => {
    expect(first('asha mid cap')).toBe(names[2])
    expect(first('asha midcap')).toBe(names[2])
    expect(first('asha midc')).toBe(names[2])
    expect(first('asha midcpa')).toBe(names[2])
    expect(first('asha flexicap')).toBe(names[0])
    expect(first('bodhi large and midcap')).toBe(names[3])
    expect(first('chandra nifty 50')).toBe(names[7])
    expect(first('chandra nifty50')).toBe(names[7])
  })

  test('by synonyms', () => {
    expect(first('absl infra')).toBe(names[10])
    expect(first('bodhi tax saver')).toBe(names[4])
    expect(first('asha flexi dividend')).toBe(names[1])
    expect(first('dhara gold etf')).toMatch(/^Dhara Gold/)
    expect(first('dhara fof')).toBe(names[12])
    expect(first('bodhi large regular')).toBe(names[3])
    expect(first('asha mutual fund flexi cap scheme')).toBe(names[0])
  })

  test('in other scripts', () => {
    expect(first('الذهب')).toBe(names[13])
  })
})

describe('the ranking', () => {
  test('puts the whole name before longer ones, whatever their rank', () => {
    const two = { names: ['Asha Gold Fund of Fund', 'Asha Gold Fund'], codes: ['1', '2'], rank: [1, 0] }
    expect(createSearch(buildSearchIndex(two))('asha gold fund').documents).toEqual([1, 0])
  })

  test('treats a compound as its parts', () => {
    const two = { names: ['Asha Midcap Fund - Growth Option', 'Asha Midcap Fund'], codes: ['1', '2'], rank: [1, 0] }
    expect(createSearch(buildSearchIndex(two, fundWording))('asha midcap fund').documents).toEqual([1, 0])
  })

  test('puts the higher rank first between equal matches', () => {
    const two = { names: ['Asha Gold Fund', 'Asha Silver Fund'], codes: ['1', '2'], rank: [0, 1] }
    expect(createSearch(buildSearchIndex(two))('asha').documents).toEqual([1, 0])
  })

  test('puts exact matches before similar ones', () => {
    const three = { names: ['Quantum Value Fund', 'Quant Value Fund', 'Quart Value Fund'], codes: ['1', '2', '3'] }
    expect(createSearch(buildSearchIndex(three))('quant value').documents).toEqual([1, 0, 2])
  })

  test('is the same for every limit', () => {
    const many = Array.from({ length: 700 }, (_, n) => `Asha Series ${n % 37} Plan ${n} Growth`)
    const searchMany = createSearch(buildSearchIndex({ names: many, codes: many.map((_, n) => String(n)) }))
    const all = searchMany('asha growth', { limit: 700 }).documents
    expect(new Set(all).size).toBe(700)
    for (const limit of [0, 1, 20, 300])
      expect(searchMany('asha growth', { limit }).documents).toEqual(all.slice(0, limit))
  })
})

describe('a result', () => {
  test('of an empty query is everything, by rank and length', () => {
    for (const nothing of ['', '   ', '—', '🙂'])
      expect(search(nothing, { limit: 3 })).toMatchObject({ total: names.length })
    expect(found('')[0]).toBe(names[13])
  })

  test('has the total and all matches, whatever the limit', () => {
    const result = search('growth', { limit: 2 })
    expect(result.documents).toHaveLength(2)
    expect(result.total).toBe(8)
    expect(result.all().map((document) => names[document])).toEqual(
      expect.arrayContaining(names.filter((name) => name.endsWith('Growth'))),
    )
  })

  test('can be restricted to a subset', () => {
    const within = createWithin(index, (document) => codes[document]?.startsWith('2') === true)
    const result = createSearch(index)('growth', { within })
    expect(result.total).toBe(4)
    expect(result.documents.every((document) => codes[document]?.startsWith('2'))).toBe(true)
    // The index's sets are shared by all searches and must not change.
    expect(createSearch(index)('growth').total).toBe(8)
  })

  test('of an empty index is empty', () => {
    const nothing = createSearch(buildSearchIndex({ names: [], codes: [] }))
    for (const text of ['', 'asha', '123456']) expect(nothing(text)).toMatchObject({ documents: [], total: 0 })
  })
})

describe('for any input', () => {
  test.each([
    ['a very long word', 'a'.repeat(100_000)],
    ['very many words', 'asha '.repeat(20_000)],
    ['very many different words', Array.from({ length: 20_000 }, (_, n) => `w${n}`).join(' ')],
    ['emoji', '👩‍👩‍👧‍👦🙂 asha 🇮🇳'],
    ['control characters', '\u0000\u0007asha\u001b[31m\u2028'],
    ['right-to-left marks', '\u202easha\u202c الذهب'],
    ['half a surrogate pair', '\ud83d asha \udc00'],
    ['a pattern', '(.*)+$[a-z]{1,}\\'],
    ['names of the language', '__proto__ constructor toString'],
  ])('%s is answered, without a hang', (_, typed) => {
    const begun = performance.now()
    search(typed)
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  test('nothing throws, the limit holds, results are deterministic', () => {
    fc.assert(
      fc.property(fc.string({ unit: anything, maxLength: 60 }), fc.nat(20), (typed, limit) => {
        const result = search(typed, { limit })
        expect(result.documents.length).toBeLessThanOrEqual(Math.min(limit, result.total))
        expect(result.all()).toHaveLength(result.total)
        expect(new Set(result.documents).size).toBe(result.documents.length)
        expect(createSearch(index)(typed, { limit }).documents).toEqual(result.documents)
      }),
    )
  })

  test('earlier queries do not change a result', () => {
    const words = [
      ...new Set(names.flatMap((name) => wordsOf(name).map(({ text }) => text))),
      ...Object.keys(fundWording.joined),
    ]
    const query = fc.array(fc.constantFrom(...words.flatMap((word) => [word, word.slice(0, 3), `${word}x`])), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(fc.array(query, { minLength: 1, maxLength: 6 }), (queries) => {
        for (const text of queries.map((all) => all.join(' '))) {
          const { documents, total } = createSearch(index)(text)
          expect(search(text)).toMatchObject({ documents, total })
        }
      }),
    )
  })

  test('every document is found by each whole word of its name, and by its code', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'fund',
        'midcap',
        'cap',
        'Direct',
        'S&P',
        'of',
        '50',
        "Children's",
        'Größe',
        'ELSS',
        'and',
        'ﬁne',
        'ni50',
      ),
      fc.string({ unit: fc.constantFrom(...'abcé01'), minLength: 1, maxLength: 6 }),
    )
    const name = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 40 }), (many) => {
        const codesOfMany = many.map((_, n) => `9${n}00`)
        const searchMany = createSearch(buildSearchIndex({ names: many, codes: codesOfMany }, fundWording))
        for (const [document, text] of many.entries()) {
          for (const { text: own } of wordsOf(text)) expect(searchMany(own).all()).toContain(document)
          expect(searchMany(`9${document}00`).documents[0]).toBe(document)
        }
      }),
      { numRuns: 60 },
    )
  })
})
