export const wordsOf = (query: string) => query.split(/\s+/).filter(Boolean)

/** How every search here finds: each word must stand somewhere in the text. Case is the caller's matter. */
export const hasEvery = (words: readonly string[], text: string) => words.every((word) => text.includes(word))
