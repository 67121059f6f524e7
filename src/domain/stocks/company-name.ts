const small = new Set(['and', 'of', 'the', 'for', 'in'])
const LONGEST_INITIALS = 3

/** A name in capitals as it is usually written; one that has small letters stays as it is. */
export function companyName(text: string): string {
  const name = text.replaceAll(/\s+/g, ' ').trim()
  if (/[a-z]/.test(name)) return name
  return name.split(' ').map(wordIn).join(' ')
}

/** Without a vowel, or short, it stands for several words. */
function wordIn(word: string, at: number): string {
  const plain = word.toLowerCase()
  if (at > 0 && small.has(plain)) return plain
  if (plain === 'ltd' || plain === 'ltd.') return 'Limited'
  const isInitials = !/[aeiouy]/i.test(word) || (word.length <= LONGEST_INITIALS && at === 0) || /[&.\d]/.test(word)
  return isInitials ? word : plain.charAt(0).toUpperCase() + plain.slice(1)
}
