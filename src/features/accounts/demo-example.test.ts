import { expect, test } from 'vitest'
import { demo } from '#catalogue/demo.ts'
import { profileKind } from '#platform/kept/kinds.ts'
import { listKinds } from '#platform/kept/list-kinds.ts'
import { demoExample } from './demo-example.ts'

const example = demoExample(new Date('2026-11-16T10:00:00Z'))

test.each(Object.entries(example))('the demo’s %s fits the store’s schema', (key, data) => {
  const kind = key === 'userProfile' ? profileKind : listKinds[key as keyof typeof listKinds]
  expect(kind.check(data)?.bad).toEqual([])
})

test('every list has an example, and one to-do is due on the day it is created', () => {
  const { userProfile, ...lists } = example
  expect(userProfile.uid).toBe(demo.uid)
  // No saved articles until the news pages open, and no saved search: the bell would fetch all listings on every page.
  expect(Object.keys(lists).toSorted()).toEqual(
    Object.keys(listKinds)
      .filter((key) => key !== 'savedNews' && key !== 'savedSearches')
      .toSorted(),
  )
  expect(lists.todoItems.map(({ item }) => item?.dueDate)).toContain('2026-11-16')
})
