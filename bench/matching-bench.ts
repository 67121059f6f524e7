import type { FollowedSubject, Headline } from '#domain/news/followed-subject.ts'
import { headlineMatcher } from '#domain/news/match-headlines.ts'
import { chances } from '#tests/measures/random-rows.ts'
import type { Figure } from './bench-figures.ts'
import { timed } from './growth-figure.ts'

const STORIES = 300
const FRAME_MS = 16

const first =
  'Amber Bracken Cinder Dapple Ember Fennel Gorse Hemlock Jonquil Kelp Larkin Mallow Nimbus Ochre Pewter'.split(' ')
const second =
  'Industries Cements Technologies Foods Motors Bank Power Steel Laboratories Retail Paints Capital Works'.split(' ')
const filler =
  'the shares of rise after results as profit beats estimates and investors wait for a rate decision in India'.split(
    ' ',
  )

/** As many as the longest list of headlines, against wishlists of 200 and 2,000 entries. */
export async function matchingFigures(): Promise<Figure[]> {
  const chance = chances(27)
  const oneOf = (words: readonly string[]) => words[Math.floor(chance() * words.length)] ?? ''
  const sentence = (length: number) => Array.from({ length }, () => oneOf(chance() < 0.1 ? first : filler)).join(' ')
  const stories = Array.from(
    { length: STORIES },
    (): Headline => ({
      title: sentence(12),
      description: sentence(40),
      source: { name: 'A Paper' },
    }),
  )
  const follow = (count: number) =>
    Array.from(
      { length: count },
      (_, n): FollowedSubject => ({
        kind: 'stock',
        id: `SMP${n}`,
        name: `${oneOf(first)} ${oneOf(second)} ${n} Limited`,
      }),
    )
  const matchAll = (subjects: readonly FollowedSubject[]) => {
    const match = headlineMatcher(subjects)
    return stories.map(match)
  }
  const [few, many] = [follow(200), follow(2_000)]
  for (let turn = 0; turn < 20; turn += 1) matchAll(few)
  return [
    {
      name: `${STORIES} stories matched to 200 subjects`,
      value: timed(() => matchAll(few)),
      unit: 'ms',
      budget: { most: FRAME_MS },
    },
    { name: `${STORIES} stories matched to 2,000 subjects`, value: timed(() => matchAll(many)), unit: 'ms' },
  ]
}
