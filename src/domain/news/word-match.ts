/** Letters, their marks and digits; everything else separates words. */
const BETWEEN = /[^\p{L}\p{M}\p{N}]+/gu

/** ` central bank raises ` for whole-word comparison. */
export const asWords = (text: string) => ` ${text.toLowerCase().replaceAll(BETWEEN, ' ').trim()} `

/** The first of some words or phrases that occurs as whole words in a text given by `asWords`. */
export const firstWordIn = (words: readonly string[], text: string): string | undefined =>
  words.find((word) => word.trim() !== '' && text.includes(asWords(word)))
