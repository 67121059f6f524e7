import type { Wording } from '#domain/search/search-wording.ts'
import { wordsOf } from '#domain/search/search-words.ts'
import { formerHouses } from './former-houses.ts'
import { hindiIdeas, hindiLight, hindiNames } from './hindi-words.ts'

const joined: Record<string, string> = {
  largecap: 'large cap',
  midcap: 'mid cap',
  smallcap: 'small cap',
  microcap: 'micro cap',
  flexicap: 'flexi cap',
  multicap: 'multi cap',
  largemid: 'large mid',
  largemidcap: 'large mid cap',
  midsmall: 'mid small',
  midsmallcap: 'mid small cap',
  multiasset: 'multi asset',
  bluechip: 'blue chip',
  taxsaver: 'tax saver',
  gsec: 'g sec',
  whiteoak: 'white oak',
  blackrock: 'black rock',
  jioblackrock: 'jio black rock',
  capitalmind: 'capital mind',
  trustmf: 'trust mf',
  mahindramanulife: 'mahindra manulife',
  niftyit: 'nifty it',
  sunlife: 'sun life',
  offshore: 'off shore',
  healthcare: 'health care',
  licmf: 'lic mf',
}

/** A name's words as indexed: lower case, compounds split. */
export const indexWords = (name: string): string[] =>
  wordsOf(name).flatMap(({ text }) => joined[text]?.split(' ') ?? [text])

/** First words of AMC names that also occur in other AMCs' funds. */
const notAlone = new Set([
  'angel',
  'bank',
  'capital',
  'choice',
  'india',
  'most',
  'old',
  'principal',
  'standard',
  'the',
  'white',
  'yes',
])
const firstWords = (houses: readonly string[]) =>
  houses.flatMap((house) => indexWords(house).slice(0, 1)).filter((word) => !notAlone.has(word))

/** How Indian investors name AMCs, categories and options, former AMC names included. */
export const fundWording: Wording = {
  joined,
  also: [
    ['aditya birla sun life', 'absl'],
    ['parag parikh', 'ppfas'],
    ['parag parikh flexi cap fund', 'ppfcf'],
    ['icici prudential', 'ipru'],
    ['bank of india', 'boi'],
    ['motilal oswal', 'mosl'],
    ['canara robeco', 'canrob'],
    ['baroda bnp paribas', 'bbnp'],
    ['mahindra manulife', 'mmf'],
    ['franklin', 'templeton'],
    ...formerHouses.map(({ now, was }) => [indexWords(now).join(' '), indexWords(was).join(' ')] as const),
    ['elss', 'tax saver plan savings gain shield taxshield advantage'],
    ['large cap', 'blue chip bluechip'],
    ['aggressive hybrid', 'equity balanced'],
    ['conservative hybrid', 'debt monthly income mip'],
    ['duration', 'term'],
    ['gilt', 'government securities gsec g sec'],
    ['tax saver', 'elss'],
    ['tax saving', 'elss'],
    ['idcw', 'dividend'],
    ['dividend', 'idcw'],
    ['div', 'dividend idcw'],
    ['income distribution cum capital withdrawal', 'idcw dividend'],
    ['exchange traded fund', 'etf'],
    ['etf', 'exchange traded'],
    ['fund of fund', 'fof'],
    ['fund of funds', 'fof'],
    ['fof', 'fund of'],
    ['fixed maturity plan', 'fmp'],
    ['fmp', 'fixed maturity'],
    ['government securities', 'gsec g sec govt gilt'],
    ['govt securities', 'gsec g sec government gilt'],
    ['balanced advantage', 'baf'],
    ['banking and financial services', 'bfsi'],
    ['nifty 50 bees', 'niftybees'],
    ['gold bees', 'goldbees'],
    ['bank bees', 'bankbees'],
    ['junior bees', 'juniorbees'],
    ['liquid bees', 'liquidbees'],
    ['defence', 'defense'],
    ...hindiIdeas,
  ],
  otherwise: [['direct', 'regular']],
  light: ['fund', 'funds', 'scheme', 'plan', 'option', 'mutual', 'mf', 'amc', 'and', 'of', 'the', ...hindiLight],
  means: hindiNames,
  houses: firstWords(formerHouses.flatMap(({ now, was }) => [now, was])),
}

/** The same for a market with these AMCs. */
export const wordingFor = (houses: readonly string[]): Wording => ({
  ...fundWording,
  houses: [...fundWording.houses, ...firstWords(houses)],
})
