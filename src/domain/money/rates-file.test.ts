import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readIsoDay } from '#domain/time/day.ts'
import { readRatesFile } from './rates-file.ts'

const today = readIsoDay('2026-11-13') ?? 0
const envelope = (cubes: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><gesmes:subject>Reference rates</gesmes:subject><Cube>${cubes}</Cube></gesmes:Envelope>`

test.each([
  "<Cube time='2026-11-12'><Cube currency='USD' rate='1.1622'/><Cube currency='BGN' rate='1.9558'/></Cube>",
  '<Cube time="2026-11-12">\n\t<Cube rate="1.1622" currency="USD" />\n</Cube>',
  "<ecb:Cube time='2026-11-12'><ecb:Cube currency='USD' rate='1.1622'/></ecb:Cube>",
])('a day in XML: %s', (cubes) => {
  expect(readRatesFile(envelope(cubes), today)).toEqual({
    ok: true,
    days: [{ day: today - 1, rates: { USD: '1.1622' } }],
    rejected: [],
  })
})

test('many days in XML and in CSV, newest first in the file, oldest first in the result', () => {
  const days = [
    { day: today - 1, rates: { USD: '1.1', INR: '96.5' } },
    { day: today, rates: { USD: '1.2' } },
  ]
  const xml = envelope(
    "<Cube time='2026-11-13'><Cube currency='USD' rate='1.2'/></Cube><Cube time='2026-11-12'><Cube currency='USD' rate='1.1'/><Cube currency='INR' rate='96.5'/></Cube>",
  )
  expect(readRatesFile(xml, today)).toEqual({ ok: true, days, rejected: [] })
  const csv = 'Date,USD,BGN,INR,\n2026-11-13,1.2,1.9558,N/A,\n2026-11-12,1.1,1.9558,96.5,\n'
  expect(readRatesFile(csv, today)).toEqual({ ok: true, days, rejected: [] })
  expect(readRatesFile(`\ufeff${csv.replaceAll('\n', '\r\n').replaceAll(',', ', ')}`, today)).toEqual({
    ok: true,
    days,
    rejected: [],
  })
})

test.each(['N/A', '', '0', '-1', '1e3', 'abc', '1,5'])('%j is not a rate', (rate) => {
  const read = readRatesFile(
    `<Cube time='2026-11-12'><Cube currency='USD' rate='${rate}'/><Cube currency='GBP' rate='0.8'/></Cube>`,
    today,
  )
  expect(read).toMatchObject({ ok: true, days: [{ rates: { GBP: '0.8' } }] })
})

test('invalid days are reported', () => {
  const csv = 'Date,USD\n2026-11-15,1\n2026-02-30,1\n2026-11-12,1.1\n2026-11-12,1.2\n2026-11-11,N/A'
  expect(readRatesFile(csv, today)).toMatchObject({
    days: [{ day: today - 1, rates: { USD: '1.1' } }],
    rejected: [{ reason: 'future-date' }, { reason: 'bad-date' }, { reason: 'duplicate' }, { reason: 'no-rates' }],
  })
})

test.each([
  '',
  '<html><body>Sorry</body></html>',
  'Day;USD',
  '{"rates":{}}',
  "<Cube currency='USD' rate='1'/>",
  'Date,USD\n',
])('%j is refused', (text) => {
  expect(readRatesFile(text, today)).toEqual({ ok: false, reason: 'no-rates' })
})

test('no input makes it throw, and a long one takes linear time', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('<Cube ', "time='2020-01-01'", "currency='USD' rate='1'", '/>', 'Date,USD', '\n'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(readRatesFile(pieces.join(''), today)).toHaveProperty('ok')
    }),
  )
  const begun = performance.now()
  readRatesFile(`<${'Cube '.repeat(1_000_000)}`, today)
  readRatesFile(`<${'<Cube '.repeat(1_000_000)}`, today)
  expect(performance.now() - begun).toBeLessThan(5_000)
})
