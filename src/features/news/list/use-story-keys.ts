import { useShortcut } from '#platform/kept/use-shortcut.ts'

type Acts = {
  readonly onOpen: (id: string) => void
  readonly onSave: (id: string) => void
  readonly onMark: (id: string) => void
}

/** j and k move the focus from headline to headline; o, s and m act on the story in focus. */
export function useStoryKeys({ onOpen, onSave, onMark }: Acts): void {
  useShortcut('nextStory', () => step(1))
  useShortcut('previousStory', () => step(-1))
  useShortcut('openStory', () => withStory(onOpen))
  useShortcut('saveStory', () => withStory(onSave))
  useShortcut('markStory', () => withStory(onMark))
}

/** Those of the list: stories in other places have no such link, and the focus would stop at them. */
const stories = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-story]')].filter((story) => story.querySelector('.story-link'))
const focused = (all: readonly HTMLElement[]) => all.findIndex((story) => story.contains(document.activeElement))

function step(by: 1 | -1) {
  const all = stories()
  const to = focused(all) + by
  const at = Math.max(0, Math.min(all.length - 1, to))
  const link = all[at]?.querySelector<HTMLElement>('.story-link')
  link?.focus({ preventScroll: true })
  all[at]?.scrollIntoView({ block: 'nearest' })
}

function withStory(act: (id: string) => void) {
  const id = stories().find((story) => story.contains(document.activeElement))?.dataset.story
  if (id !== undefined) act(id)
}
