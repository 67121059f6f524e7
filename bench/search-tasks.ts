import { wordsOf } from '#domain/search/search-words.ts'
import { type FundNames, pick, seeded } from './fund-names.ts'

/** A query, and the right documents. */
export type Task = { readonly typed: string; readonly isRight: (document: number) => boolean }

/** Documents with the same code or the same words cannot be told apart by name. */
function sameAs({ names, codes }: FundNames, document: number): (other: number) => boolean {
  const key = wordsKey(names[document] ?? '')
  return (other) => codes[other] === codes[document] || wordsKey(names[other] ?? '') === key
}

const wordsKey = (name: string) =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(' ')

/** The whole name as written. */
export function wholeNames(funds: FundNames, count: number): Task[] {
  const random = seeded(11)
  return Array.from({ length: count }, () => {
    const document = Math.floor(random() * funds.names.length)
    return { typed: funds.names[document] ?? '', isRight: sameAs(funds, document) }
  })
}

/** The whole name with one typo in a word of at least this many letters. */
export function misspeltNames(funds: FundNames, count: number, shortest: number, seed: number): Task[] {
  const random = seeded(seed)
  const tasks: Task[] = []
  while (tasks.length < count) {
    const document = Math.floor(random() * funds.names.length)
    const words = (funds.names[document] ?? '')
      .toLowerCase()
      .split(/[^a-z0-9&']+/)
      .filter(Boolean)
    const at = Math.floor(random() * words.length)
    const word = words[at] ?? ''
    if (word.length < shortest || (shortest > 1 && /\d/.test(word))) continue
    words[at] = slip(word, random)
    tasks.push({ typed: words.join(' '), isRight: sameAs(funds, document) })
  }
  return tasks
}

/** A letter missing, added, wrong, or two swapped. */
function slip(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length)
  const letter = pick([...'abcdefghijklmnopqrstuvwxyz'], random)
  const kind = Math.floor(random() * 4)
  if (kind === 0 && word.length > 1) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 1) return word.slice(0, at) + letter + word.slice(at)
  if (kind === 2 && at + 1 < word.length)
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  return word.slice(0, at) + letter + word.slice(at + 1)
}

/** Names typed key by key: the first two to four words, every third time with a typo. */
export function keystrokes(funds: FundNames, count: number): string[] {
  const random = seeded(5)
  const typed: string[] = []
  while (typed.length < count) {
    const name = (pick(funds.names, random) ?? '').toLowerCase()
    const words = name
      .split(/[^a-z0-9&']+/)
      .filter(Boolean)
      .slice(0, 2 + Math.floor(random() * 3))
    const at = Math.floor(random() * words.length)
    const word = words[at] ?? ''
    if (random() < 1 / 3 && word.length > 3) words[at] = slip(word, random)
    const query = words.join(' ')
    for (let length = 1; length <= query.length; length += 1) typed.push(query.slice(0, length))
  }
  return typed.slice(0, count)
}
