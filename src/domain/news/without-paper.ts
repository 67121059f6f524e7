const LONGEST_PAPER = 60

/** Services end titles with the paper: "Rain reaches Kerala - The Hindu". Part of a name may be the headline’s. */
export function withoutPaper(title: string, paper: string): string {
  const at = Math.max(title.lastIndexOf(' - '), title.lastIndexOf(' | '))
  const tail = title.slice(at + 3)
  if (at < 1 || tail.length > LONGEST_PAPER) return title
  const name = nameOf(tail)
  return name !== '' && name === nameOf(paper) ? title.slice(0, at).trim() : title
}

/** Its letters, without "The" and ".com", which services write or leave out. */
const nameOf = (paper: string) =>
  paper
    .trim()
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/\.com$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
