import { afterEach, expect, test, vi } from 'vitest'
import { useStoryKeys } from './use-story-keys.ts'

const press: Record<string, () => void> = {}
vi.mock('#platform/kept/use-shortcut.ts', () => ({
  useShortcut: (name: string, act: () => void) => {
    press[name] = act
  },
}))
afterEach(() => vi.unstubAllGlobals())

/** A page with these stories; those of the rail have no link of the list. */
function page(stories: readonly { id: string; rail?: boolean }[]) {
  const place = { activeElement: undefined as unknown }
  const elements = stories.map(({ id, rail }) => {
    const link = { id, focus: () => (place.activeElement = link) }
    return {
      dataset: { story: id },
      contains: (other: unknown) => other === link,
      querySelector: () => (rail ? null : link),
      scrollIntoView: () => {},
    }
  })
  vi.stubGlobal('document', Object.assign(place, { querySelectorAll: () => elements }))
  return () => (place.activeElement as { id: string } | undefined)?.id
}

test('j and k go through the list and pass the stories beside it', () => {
  const focused = page([{ id: 'lead' }, { id: 'beside', rail: true }, { id: 'second' }])
  const opened: string[] = []
  useStoryKeys({ onOpen: (id) => opened.push(id), onSave: () => {}, onMark: () => {} })
  const seen = ['nextStory', 'nextStory', 'nextStory', 'previousStory'].map((key) => {
    press[key]?.()
    return focused()
  })
  expect(seen).toEqual(['lead', 'second', 'second', 'lead'])
  press.openStory?.()
  expect(opened).toEqual(['lead'])
})
