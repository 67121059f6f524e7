/** Always written in capitals. */
const short = new Set(
  'SBI UTI HDFC ICICI DSP LIC HSBC IDFC IDBI IIFL JM ITI NJ PGIM BOI BNP BSE NSE US USA UK ETF ETFS FOF FOFS PSU MNC FMCG ESG IT G SEC SDL CPSE AAA AA PF FMP IDCW ELSS II III IV VI VII VIII IX XI XII CRISIL MSCI FTSE NASDAQ SENSEX REIT REITS INVIT G-SEC TRI SIF PPFAS TRUSTMF AMFI SEBI'.split(
    ' ',
  ),
)
const small = new Set(['AND', 'OF', 'OR', 'THE', 'TO', 'IN', 'FOR', 'CUM'])

/** Title case for words in capitals: SBI CONTRA FUND becomes SBI Contra Fund. */
export function properName(name: string): string {
  // In mixed-case names only long all-caps words are changed.
  const least = /\p{Ll}/u.test(name) ? 5 : 2
  if (!/\p{Lu}{4}/u.test(name)) return name
  return name.replaceAll(/[\p{L}\p{N}]+/gu, (word, at: number) => {
    if (word.length < least || short.has(word) || /\d/.test(word) || word !== word.toUpperCase()) return word
    if (at > 0 && small.has(word)) return word.toLowerCase()
    return word.slice(0, 1) + word.slice(1).toLowerCase()
  })
}
