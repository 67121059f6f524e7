import { plainWording, type Wording } from '#domain/search/search-wording.ts'

/** How investors name companies. */
export const stockWording: Wording = {
  ...plainWording,
  joined: { icicibank: 'icici bank', hdfcbank: 'hdfc bank', axisbank: 'axis bank', bajajauto: 'bajaj auto' },
  also: [
    ['state bank of india', 'sbi'],
    ['hindustan unilever', 'hul'],
    ['larsen and toubro', 'lt lnt'],
    ['reliance industries', 'ril'],
    ['mahindra and mahindra', 'mm mnm'],
    ['tata consultancy services', 'tcs'],
    ['oil and natural gas', 'ongc'],
    ['life insurance corporation', 'lic'],
    ['bharat heavy electricals', 'bhel'],
    ['bharat electronics', 'bel'],
    ['hindustan aeronautics', 'hal'],
    ['steel authority', 'sail'],
    ['maruti suzuki', 'msil'],
    ['pharmaceuticals', 'pharma'],
    ['pharmaceutical', 'pharma'],
    ['laboratories', 'labs'],
    ['technologies', 'tech'],
    ['industries', 'inds'],
    ['finance', 'fin'],
    ['nifty', 'index'],
  ],
  light: ['limited', 'ltd', 'the', 'and', 'of', 'company', 'corporation', 'corp', 'inc', 'plc', 'co', 'stock', 'share'],
}
