import { expect, test } from 'vitest'
import { type ReminderChoice, remindersOf } from '#domain/keeping/reminder.ts'
import { tellNew } from './tell-new.ts'

const reached = (target: number) => ({ kind: 'fund', id: '101', name: 'Steady Growth', target })
const todo = { id: 't1', action: 'Pay the premium', dueDate: '2026-11-18' }

function kept(told: readonly string[] = []) {
  let value: ReminderChoice = { on: true, told }
  const update = async (rule: (now: ReminderChoice) => ReminderChoice) => {
    value = rule(value)
    return 'saved' as const
  }
  return { update, told: () => value.told }
}

test('a crossed target and a due to-do are shown once, then marked', async () => {
  const choice = kept()
  const shown: string[] = []
  const show = async ({ title, body, href }: { title: string; body: string; href: string }) => {
    expect(choice.told(), 'marked only after it was shown').toHaveLength(shown.length)
    shown.push(`${title}: ${body} ${href}`)
    return true
  }
  const all = remindersOf([reached(110)], [todo])
  await tellNew(choice, all, show)
  await tellNew(choice, all, show)
  expect(shown).toEqual(['Target reached: Steady Growth /fund/101', 'To-do due: Pay the premium /profile?tab=todos'])
})

test('what could not be shown is not marked, and is shown another time', async () => {
  const choice = kept()
  const all = remindersOf([reached(110)], [todo])
  await tellNew(choice, all, async () => false)
  expect(choice.told()).toEqual([])
  await tellNew(choice, all, async ({ title }) => title === 'Target reached')
  expect(choice.told()).toEqual(['target fund 101 110'])
})
