/** The width of a line, in any unit. */
type Measure = (line: string) => number

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined
/** Grapheme clusters: an emoji family, a letter with its vowel sign. */
const charactersOf = (text: string) =>
  segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [...text]

/** Wraps to `width`: between words, or inside a word wider than a line. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/ +/)) {
      const longer = line ? `${line} ${word}` : word
      if (measure(longer) <= width) {
        line = longer
        continue
      }
      if (line) lines.push(line)
      line = ''
      if (measure(word) <= width) line = word
      else
        for (const character of charactersOf(word)) {
          if (line && measure(line + character) > width) {
            lines.push(line)
            line = ''
          }
          line += character
        }
    }
    return [...lines, line]
  })
}

type Room = { readonly width: number; readonly height: number; readonly lineHeight: number }

/** The largest size at which the text fits; at the smallest it is truncated with an ellipsis. */
export function fitText(
  text: string,
  sizes: readonly number[],
  room: Room,
  measureAt: (size: number) => Measure,
): { readonly size: number; readonly lines: readonly string[] } {
  for (const size of sizes) {
    const lines = wrapText(text, room.width, measureAt(size))
    const most = Math.max(1, Math.floor(room.height / (size * room.lineHeight)))
    if (lines.length <= most) return { size, lines: balanced(text, lines, room.width, measureAt(size)) }
    if (size === sizes.at(-1)) return { size, lines: [...lines.slice(0, most - 1), '…'] }
  }
  return { size: 0, lines: [] }
}

/** Lines of similar width, if that needs no extra line and breaks no word. */
function balanced(text: string, lines: readonly string[], width: number, measure: Measure): readonly string[] {
  const least = Math.max(width / 2, ...text.split(/[ \n]+/).map(measure))
  let best = lines
  for (let narrower = width * 0.96; narrower >= least; narrower *= 0.96) {
    const next = wrapText(text, narrower, measure)
    if (next.length > lines.length) break
    best = next
  }
  return best
}
