const split = (words: string) => new Set(words.split(' '))

/** Words for plan or option at the end of a name, with the misspellings of real files. */
const units = split(
  'direct regular growth bonus cumulative idcw dcw idwc dividend div divdend dividedn dividned payout reinvestment reinvest',
)
const often = split(
  'daily weekly weekkly fortnightly bi-monthly bimonthly monthly quarterly quaterly half-yearly semi-annual annual annually yearly periodic flexi discretionary adhoc normal standard others',
)
const ending = split('option options optio opt of and payment reinvetsment')

/** Longer phrases and words run together, normalised. */
const phrases: readonly (readonly [written: RegExp, short: string])[] = [
  [/\((formerly|erstwhile)[^()]*\)/gi, ''],
  [/income distribution(?: cum)? capital withdrawal/gi, 'IDCW'],
  [/\bhalf yearly\b/gi, 'Half-yearly'],
  [/\bsemi annual(?:ly)?\b/gi, 'Semi-annual'],
  [/\bbi monthly\b/gi, 'Bi-monthly'],
  [/\bad hoc\b/gi, 'Adhoc'],
  [/\bre-investment\b/gi, 'Reinvestment'],
  [/\bprincipal units\b/gi, ''],
  [/\bidcw(?=[a-z])/gi, 'IDCW '],
]

const isSeparator = (character: string) => ' -–—:,/&._()'.includes(character)

/** Splits plan and option off the end of a name: Regular Savings Fund and Growth Mid Cap Fund keep theirs. */
export function withoutTail(name: string): [fund: string, tail: string] {
  const text = phrases.reduce((short, [written, by]) => short.replaceAll(written, by), name)
  let cut = text.length
  for (let end = cut; end > 0; ) {
    while (end > 0 && isSeparator(text[end - 1] ?? '')) end -= 1
    const start = startOfWord(text, end)
    const word = text.slice(start, end).toLowerCase()
    const isPlan =
      word === 'plan' &&
      units.has(
        text
          .slice(startOfWord(text, start - 1), start)
          .toLowerCase()
          .trim(),
      )
    if (start === 0 || !(isPlan || units.has(word) || often.has(word) || ending.has(word))) break
    cut = start
    end = start
  }
  return [closed(text.slice(0, cut)), text.slice(cut)]
}

/** Start of the word that ends here; the dash in `Half-yearly` belongs to it. */
function startOfWord(text: string, end: number): number {
  let start = Math.max(0, end)
  while (start > 0 && !isSeparator(text[start - 1] ?? '')) start -= 1
  const before = /(?:half|semi|bi)-$/i.exec(text.slice(Math.max(0, start - 5), start))
  return before ? start - before[0].length : start
}

/** Without trailing separators, but with a bracket that closes an inner one. */
function closed(text: string): string {
  const isLoose = (one: string) => one !== ')' && isLooseOrSpace(one)
  const bare = withoutEnd(text, isLoose)
  const tight = withoutEnd(
    withoutEnd(bare, (one) => one === ')'),
    (one) => one.trim() === '',
  )
  const open = [...tight].reduce((depth, one) => depth + (one === '(' ? 1 : one === ')' ? -1 : 0), 0)
  const whole = open > 0 ? `${tight}${')'.repeat(open)}` : tight
  return withoutEnd(whole, (one) => one !== '(' && isLoose(one)).replaceAll(/\s+/g, ' ')
}

const isLooseOrSpace = (character: string) => isSeparator(character) || character.trim() === ''

/** A loop: a regex would be quadratic on long runs. */
function withoutEnd(text: string, isGone: (character: string) => boolean): string {
  let end = text.length
  while (end > 0 && isGone(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}
