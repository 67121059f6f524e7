import { afterEach, expect, test, vi } from 'vitest'
import { forgetErrors, showToastsWith, toast } from './toast.ts'
import { toastOutcome } from './toast-outcome.ts'

let stop = () => {}
afterEach(() => stop())

test('a queued error is not shown after its action has succeeded', () => {
  toastOutcome(false, 'Not saved')
  toast('Not found', { tone: 'error' })
  toastOutcome(true, 'Not saved', 'Saved')
  const shown: string[] = []
  stop = showToastsWith(({ sentence }) => shown.push(sentence))
  expect(shown).toEqual(['Not found', 'Saved'])
})

test('the region is told which error is over, or that all are', () => {
  const forget = vi.fn()
  stop = showToastsWith(() => {}, forget)
  toastOutcome(true, 'Not saved')
  forgetErrors()
  expect(forget.mock.calls).toEqual([['Not saved'], [undefined]])
})
