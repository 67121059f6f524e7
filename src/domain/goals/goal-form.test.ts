import { expect, test } from 'vitest'
import { goalWith, linkWith, TODAY } from '#tests/goals/some-goal.ts'
import { goal } from './goal.ts'
import { readContribution, readLink, readLump, readPause } from './goal-entry-forms.ts'
import { goalEvents } from './goal-events.ts'
import { formOfGoal, type GoalForm, newGoalForm, readGoal } from './goal-form.ts'

const flat = { id: 'p1', name: 'Flat', amount: 8_000_000, currency: 'INR' as const, asOf: '2026-01-14' }
const known = { today: TODAY, homes: [flat] }
const typed = (form: Partial<GoalForm>) =>
  readGoal({ ...newGoalForm('home', 'INR', TODAY), target: '50 lakh', ...form }, known)
const refusal = (form: Partial<GoalForm>) => {
  const read = typed(form)
  return read.ok ? 'accepted' : Object.values(read.refusals).join(' ')
}

test('a preset becomes a goal; amounts are read as people write them', () => {
  expect(typed({ saved: '₹1,50,000', monthly: '10k', stepUp: '7,5%' })).toMatchObject({
    ok: true,
    draft: {
      name: 'Home',
      icon: 'house',
      target: { amount: 5_000_000, currency: 'INR', asOf: '2026-01-15' },
      date: '2033-01-15',
      ...{ saved: 150_000, monthly: 10_000, stepUp: 7.5, expected: 10, inflation: 6, grows: true, withdrawal: null },
    },
  })
})

test.each([
  [{ target: '0' }, 'Enter a target above 0.'],
  [{ target: '1000000000000000' }, 'The maximum is 10 trillion.'],
  [{ target: '1e15' }, 'Enter a target, such as 500000 or 5 lakh.'],
  [{ date: '2020-01-01' }, 'Choose a date in the future.'],
  [{ date: '2026-01-15' }, 'Choose a date in the future.'],
  [{ date: '2150-01-01' }, 'Choose a date within 100 years.'],
  [
    { expected: '-100' },
    'A return of −100% or less would lose everything. Enter a return between −99% and 100% a year.',
  ],
  [{ expected: 'NaN' }, 'Enter a return between −99% and 100% a year.'],
  [{ inflation: '51' }, 'Enter a number between 0 and 50 (% a year).'],
  [{ name: ' ' }, 'Enter a name.'],
  [{ saved: 'much' }, 'Enter an amount, such as 500000 or 5 lakh.'],
  [{ basis: 'property', property: 'gone' }, 'Choose one of your favourite properties.'],
  [{ basis: 'expenses', expenses: '0' }, 'Enter a monthly amount above 0.'],
  [{ date: '', expected: '-99' }, 'accepted'],
] as const)('%j: %s', (form, sentence) => expect(refusal(form)).toBe(sentence))

test('a favourite’s price and months of expenses become the target', () => {
  expect(typed({ basis: 'property', property: 'p1' })).toMatchObject({
    draft: { target: { amount: 8_000_000, currency: 'INR', asOf: '2026-01-14' }, property: { id: 'p1', name: 'Flat' } },
  })
  expect(typed({ basis: 'expenses', expenses: '40k', months: '6' })).toMatchObject({
    draft: { target: { amount: 240_000 }, expenses: { monthly: 40_000, months: 6 } },
  })
})

test('editing keeps what is unchanged: a passed date, the target’s day, a property that is gone', () => {
  const before = goalWith({
    date: '2025-01-01',
    property: { id: 'old', name: 'Old flat' },
    target: { amount: 700, currency: 'INR', asOf: '2024-01-01' },
  })
  const read = (form: Partial<GoalForm>) => readGoal({ ...formOfGoal(before, TODAY), ...form }, { ...known, before })
  expect(read({})).toMatchObject({
    ok: true,
    draft: { date: '2025-01-01', property: { id: 'old' }, target: before.target },
  })
  expect(read({ property: 'p1' })).toMatchObject({ draft: { target: { amount: 8_000_000, asOf: '2026-01-14' } } })
  const plain = goalWith({ target: { amount: 700, currency: 'INR', asOf: '2024-01-01' } })
  expect(readGoal(formOfGoal(plain, TODAY), { ...known, before: plain })).toMatchObject({
    draft: { target: { asOf: '2024-01-01' } },
  })
  expect(goal.safeParse(goalWith()).success).toBe(true)
  expect(goal.safeParse(goalWith({ expected: -100 })).success).toBe(false)
})

test('logged amounts and lump sums keep their currency: another one is refused, in words', () => {
  const contributions = [{ id: 'c', date: '2026-01-02', amount: 500_000, into: null, note: '' }]
  const lumps = [{ id: 'l', date: '2027-01-02', amount: 5 }]
  const into = (currency: string, more: Parameters<typeof goalWith>[0]) => {
    const before = goalWith({ currency: 'INR', ...more })
    return readGoal({ ...formOfGoal(before, TODAY), currency }, { ...known, before })
  }
  const sentence = 'This goal has logged contributions or lump sums in INR. Remove them first, or keep INR.'
  expect(into('USD', { contributions })).toEqual({ ok: false, refusals: { currency: sentence } })
  expect(into('USD', { lumps })).toEqual({ ok: false, refusals: { currency: sentence } })
  expect(into('INR', { contributions, lumps })).toMatchObject({ ok: true })
  expect(into('USD', {})).toMatchObject({ ok: true, draft: { currency: 'USD' } })
})

test('entries have limits and say so', () => {
  const money = { currency: 'INR' as const, today: TODAY, count: 0 }
  const entry = { way: 'out', amount: '1 lakh', date: '2026-01-15', into: '', note: ' gift ' }
  expect(readContribution(entry, money)).toMatchObject({ draft: { amount: -100_000, into: null, note: 'gift' } })
  expect(readContribution({ ...entry, date: '2026-01-16' }, money)).toMatchObject({
    refusals: { date: 'Log a contribution on its day or later.' },
  })
  expect(readContribution(entry, { ...money, count: 5000 })).toMatchObject({ ok: false })
  expect(readLump({ amount: '5', date: '2026-01-15' }, money)).toMatchObject({
    refusals: { date: 'Choose a date in the future.' },
  })
  expect(readPause({ from: '2027-02-01', to: '2027-01-01' }, money)).toMatchObject({
    refusals: { to: 'Choose a last day after the first.' },
  })
  expect(readLink({ units: '', share: '100', mix: '0' })).toMatchObject({ draft: { units: null } })
  expect(readLink({ units: '-3', share: '101', mix: 'x' })).toMatchObject({ ok: false })
})

test('a fund’s chart knows when it was linked and what was paid into it', () => {
  const contributions = [
    { id: 'c1', date: '2026-01-02', amount: 700, into: 'fund:118955', note: '' },
    { id: 'c2', date: '2026-01-03', amount: 5, into: null, note: '' },
  ]
  const events = goalEvents([goalWith({ links: [linkWith()], contributions })], 'fund', ['118955'])
  expect(events.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-01-01', null],
    ['2026-01-02', 700],
  ])
  expect(goalEvents([goalWith({ links: [linkWith()] })], 'stock', ['118955'])).toEqual([])
})
