import { expect, test } from 'vitest'
import { properName } from './proper-name.ts'

test.each([
  ['SBI CONTRA FUND', 'SBI Contra Fund'],
  ['NIPPON INDIA ELSS TAX SAVER FUND', 'Nippon India ELSS Tax Saver Fund'],
  ['BANK OF INDIA CREDIT RISK FUND', 'Bank of India Credit Risk Fund'],
  ['BANDHAN FIXED TERM PLAN SERIES - 179 (3652 DAYS)', 'Bandhan Fixed Term Plan Series - 179 (3652 Days)'],
  ['HDFC NIFTY 50 ETF', 'HDFC Nifty 50 ETF'],
  ['quant Small Cap Fund', 'quant Small Cap Fund'],
  ['UTI Flexi Cap Fund', 'UTI Flexi Cap Fund'],
  ['UTI', 'UTI'],
  ['BANDHAN LIQUID Fund', 'Bandhan Liquid Fund'],
  ['TRUSTMF Overnight Fund', 'TRUSTMF Overnight Fund'],
])('%s is %s', (written, name) => {
  expect(properName(written)).toBe(name)
})
