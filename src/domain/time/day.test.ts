import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDay, monthNameDay, readDayFirst, readIsoDay, readMonthNameDay, weekdayOf } from './day.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

test('all three formats give the same day, equal to Date’s', () => {
  fc.assert(
    fc.property(fc.integer({ min: -250_000, max: 250_000 }), (day) => {
      const iso = isoDay(day)
      const [year = '', month = '', date = ''] = iso.split('-')
      expect(readIsoDay(iso)).toBe(day)
      expect(readDayFirst(`${date}-${month}-${year}`)).toBe(day)
      const written = `${date}-${months[Number(month) - 1]}-${year}`
      expect(readMonthNameDay(written)).toBe(day)
      expect(monthNameDay(day)).toBe(written)
      expect(weekdayOf(day)).toBe(new Date(`${iso}T00:00:00Z`).getUTCDay())
    }),
  )
})

test.each(['31-Feb-2024', '30-Feb-2024', '29-Feb-2023', '29-Feb-1900', '31-Apr-2024', '00-Jan-2024', '32-Jan-2024'])(
  'a day that the calendar does not have is none: %s',
  (text) => {
    expect(readMonthNameDay(text)).toBeUndefined()
  },
)

test('leap days are valid', () => {
  expect(readMonthNameDay('29-Feb-2024')).toBe(readIsoDay('2024-02-29'))
  expect(readDayFirst('29-02-2000')).toBe(11_016)
})

test.each([
  '',
  '1-Jan-2024',
  '01-Jan-24',
  '01-Foo-2024',
  '01/01/2024',
  '2024-13-01',
  '2024-1-01',
  '+1-01-2024',
  '01-01-20 4',
  ' 1-01-2024',
  '0000-01-01',
])('anything else is not a day: %j', (text) => {
  expect([readMonthNameDay(text), readDayFirst(text), readIsoDay(text)]).toEqual([undefined, undefined, undefined])
})

test('a month may be in any case', () => {
  expect(readMonthNameDay('01-JAN-2016')).toBe(readIsoDay('2016-01-01'))
})
