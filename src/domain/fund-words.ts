/** What a search should know about the language of names, as data; an index of other things takes another one. */
export type Wording = {
  /** Written as one word or as several: found either way. */
  readonly joined: Readonly<Record<string, string>>
  /** Names with the words on the left are found by the words on the right, too. */
  readonly also: readonly (readonly [words: string, others: string])[]
  /** Names without the first word are found by the second. */
  readonly otherwise: readonly (readonly [word: string, other: string])[]
  /** Typed out of habit: a name without them is still meant. */
  readonly light: readonly string[]
}

export const plainWording: Wording = { joined: {}, also: [], otherwise: [], light: [] }

export const fundWording: Wording = {
  joined: {
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
  },
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
    ['bandhan', 'idfc'],
    ['nippon india', 'reliance'],
    ['360 one', 'iifl'],
    ['elss', 'tax saver'],
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
    ['government securities', 'gsec govt gilt'],
    ['govt securities', 'gsec government gilt'],
    ['balanced advantage', 'baf'],
    ['banking and financial services', 'bfsi'],
    ['nifty 50 bees', 'niftybees'],
    ['gold bees', 'goldbees'],
    ['bank bees', 'bankbees'],
    ['junior bees', 'juniorbees'],
    ['liquid bees', 'liquidbees'],
    ['defence', 'defense'],
  ],
  otherwise: [['direct', 'regular']],
  light: ['fund', 'funds', 'scheme', 'plan', 'option', 'mutual', 'mf', 'amc', 'and', 'of', 'the'],
}
