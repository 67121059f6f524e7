/** What a post may hold. The parser's time grows faster than its input: these are checked first, in linear time. */
export const markdownLimits = {
  characters: 60_000,
  lines: 1_500,
  /** Of lines without an empty one between them. */
  linesTogether: 200,
  /** Quotes and lists within each other. */
  nesting: 8,
  /** Lines that begin a quote or a list item. */
  containers: 300,
  /** Characters that may begin or end a mark-up: `*_[]()<>!&\`~|`. */
  marks: 6_000,
  marksTogether: 400,
  /** Of these `*` and `_`, which are tried with each other. */
  starsTogether: 120,
} as const

export type MarkdownRefusal = 'too-long' | 'too-many-lines' | 'too-deep' | 'too-many-marks'

export const markdownRefusals: Readonly<Record<MarkdownRefusal, string>> = {
  'too-long': 'A post can have at most 60,000 characters.',
  'too-many-lines': 'A post can have at most 1,500 lines, and 200 without an empty line between them.',
  'too-deep': 'Quotes and lists can be nested up to eight levels deep, and there can be at most 300.',
  'too-many-marks':
    'Too much formatting: at most 6,000 characters such as * [ ] or |, 400 in one paragraph, 120 of them * or _.',
}

/** Why a text is refused before anything parses it; undefined if it may be parsed. */
export function refusedMarkdown(text: string): MarkdownRefusal | undefined {
  if (text.length > markdownLimits.characters) return 'too-long'
  let [lines, together, marks, marksTogether, stars, containers] = [1, 1, 0, 0, 0, 0]
  let isLineStart = true
  let depth = 0
  let indent = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === LINE) {
      lines += 1
      // A line that was only indentation is an empty one.
      ;[together, marksTogether, stars] = isLineStart && depth === 0 ? [0, 0, 0] : [together + 1, marksTogether, stars]
      if (lines > markdownLimits.lines || together > markdownLimits.linesTogether) return 'too-many-lines'
      ;[isLineStart, depth, indent] = [true, 0, 0]
      continue
    }
    if (isLineStart) {
      if (code === SPACE || code === TAB) {
        if (depth === 0) indent += code === TAB ? 4 : 1
        continue
      }
      const width = markerAt(text, at)
      if (width > 0) {
        depth += 1
        containers += 1
        if (depth + Math.floor(indent / 2) > markdownLimits.nesting + 1) return 'too-deep'
        if (containers > markdownLimits.containers) return 'too-deep'
        at += width - 1
        continue
      }
      isLineStart = false
    }
    if (MARKS.has(code)) {
      marks += 1
      marksTogether += 1
      if (code === STAR || code === LOW_LINE) stars += 1
      if (marks > markdownLimits.marks || marksTogether > markdownLimits.marksTogether) return 'too-many-marks'
      if (stars > markdownLimits.starsTogether) return 'too-many-marks'
    }
  }
  return undefined
}

const [LINE, SPACE, TAB, STAR, LOW_LINE] = [10, 32, 9, 42, 95]
const MARKS = new Set(Array.from('*_[]()<>!&\\`~|', (sign) => sign.charCodeAt(0)))

/** How long the marker of a quote or list item at this place is; 0 if there is none. */
function markerAt(text: string, at: number): number {
  const sign = text[at] ?? ''
  if (sign === '>') return 1
  if (sign === '-' || sign === '*' || sign === '+') return isSpace(text[at + 1]) ? 1 : 0
  let end = at
  while (end - at < 9 && isDigit(text[end])) end += 1
  const closes = text[end] === '.' || text[end] === ')'
  return end > at && closes && isSpace(text[end + 1]) ? end - at + 1 : 0
}

const isSpace = (sign: string | undefined) => sign === undefined || sign === ' ' || sign === '\t' || sign === '\n'
const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'
