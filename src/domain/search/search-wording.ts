/** What a search should know about the language of names, as data; an index of other things takes another one. */
export type Wording = {
  /** Written as one word or as several: found either way. */
  readonly joined: Readonly<Record<string, string>>
  /** Names with the words on the left are found by the words on the right, too. */
  readonly also: readonly (readonly [words: string, others: string])[]
  /** Names without the first word are found by the second. */
  readonly otherwise: readonly (readonly [word: string, other: string])[]
  /** Typed out of habit: a name without them is still meant. */
  readonly light: readonly string[]
  /** What a typed word means that no name has, such as one in another script. */
  readonly means: Readonly<Record<string, string>>
  /** Names of houses: each is what it is, never a slip for another, and never what may be missing. */
  readonly houses: readonly string[]
}

export const plainWording: Wording = { joined: {}, also: [], otherwise: [], light: [], means: {}, houses: [] }
