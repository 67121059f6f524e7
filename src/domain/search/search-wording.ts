/** Domain language for the search, as data. */
export type Wording = {
  /** Found as one word or as several. */
  readonly joined: Readonly<Record<string, string>>
  /** Names with the left words are also found by the right ones. */
  readonly also: readonly (readonly [words: string, others: string])[]
  /** Names without the first word are found by the second. */
  readonly otherwise: readonly (readonly [word: string, other: string])[]
  /** Optional words: a name without them still matches. */
  readonly light: readonly string[]
  /** Translations of query words that no name has, such as other scripts. */
  readonly means: Readonly<Record<string, string>>
  /** AMC names: always exact, never a typo of another, never optional. */
  readonly houses: readonly string[]
}

export const plainWording: Wording = { joined: {}, also: [], otherwise: [], light: [], means: {}, houses: [] }
