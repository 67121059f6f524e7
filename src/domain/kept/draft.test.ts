import { expect, test } from 'vitest'
import { adopt, type Drafts, draftsOf, keepDraft, pruneDrafts } from './draft.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
const typed = (list: Drafts, page: string, about: string | null, text: string, minute: number, form = 'note') =>
  keepDraft(list, { page, form, about }, { text }, at(minute))
const texts = (list: Drafts, page: string, form = 'note') =>
  draftsOf(list, page, form).map(({ about, fields }) => [about, fields.text])

test('each form of each page has its own draft; latest first', () => {
  let list = typed([], 'p1', null, 'new', 1)
  list = typed(list, 'p1', 'a', 'changing a', 2)
  list = typed(list, 'p2', null, 'another tab’s', 3)
  list = typed(list, 'p1', null, 'a to-do', 4, 'to-do')
  expect(texts(list, 'p1')).toEqual([
    ['a', 'changing a'],
    [null, 'new'],
  ])
  list = keepDraft(list, { page: 'p1', form: 'note', about: 'a' }, null, at(5))
  expect(texts(list, 'p1')).toEqual([[null, 'new']])
  expect(texts(list, 'p2')).toEqual([[null, 'another tab’s']])
})

test('a closed page’s draft is adopted once: by the same tab’s next page first', () => {
  let list = typed([], 'before', null, 'mine', 1)
  list = typed(list, 'crashed', null, 'later, of another tab', 2)
  list = typed(list, 'open', null, 'of a tab that is open', 3)
  const isGone = ({ page }: { page: string }) => page !== 'open'
  const adopted = adopt(list, 'now', 'before', isGone, at(9))
  expect(texts(adopted, 'now')).toEqual([[null, 'mine']])
  expect(texts(adopted, 'before')).toEqual([])
  expect(texts(adopted, 'open')).toEqual([[null, 'of a tab that is open']])
  // The next page adopts the next draft; then none is left.
  const next = adopt(adopted, 'next', '', ({ page }) => page === 'crashed', at(10))
  expect(texts(next, 'next')).toEqual([[null, 'later, of another tab']])
  expect(adopt(next, 'third', '', ({ page }) => page === 'crashed', at(11))).toBe(next)
})

test('adopting does not overwrite the current draft', () => {
  const list = typed(typed([], 'gone', null, 'old', 1), 'here', null, 'new', 2)
  const adopted = adopt(list, 'here', 'gone', ({ page }) => page === 'gone', at(9))
  expect(texts(adopted, 'here')).toEqual([[null, 'new']])
  expect(texts(adopted, 'gone')).toEqual([[null, 'old']])
})

test('a draft lasts a month, its removal mark an hour', () => {
  const list = keepDraft(
    typed(typed([], 'p', 'a', 'x', 0), 'p', 'b', 'y', 0),
    { page: 'p', form: 'note', about: 'b' },
    null,
    at(0),
  )
  const after = (hours: number) => pruneDrafts(list, new Date(Date.UTC(2026, 0, 1, hours))).length
  expect([after(0), after(2), after(29 * 24), after(31 * 24)]).toEqual([2, 1, 1, 0])
})
