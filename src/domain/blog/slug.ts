const MOST = 80

/** Words of a title as an address: lower case, without accents, joined by hyphens. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
  let [start, end] = [0, words.length]
  while (words[start] === '-') start += 1
  while (end > start && words[end - 1] === '-') end -= 1
  return words.slice(start, end)
}
