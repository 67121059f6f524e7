const stopWords = new Set(
  'a an the and or but of in on at to for from by with as is are was were be been has have had it its this that his her their who what why how when not no over after before into out up down new says said say will can may could would about amid us we you your'.split(
    ' ',
  ),
)

/** The words of a headline that say what it is about, in lower case without accents. */
export function tellingWords(title: string): Set<string> {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => (word.length > 1 || /\P{ASCII}|\d/u.test(word)) && !stopWords.has(word)))
}

export function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0
  for (const word of one) if (other.has(word)) count += 1
  return count
}
