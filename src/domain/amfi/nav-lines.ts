const MOST_COLUMNS = 16

/** Offsets of a line and its cells. One object is reused for every line. */
export type Line = {
  number: number
  from: number
  to: number
  columns: number
  /** Start of each cell; it ends at the semicolon before the next, the last at `to`. */
  readonly starts: Int32Array
}

/** Linear time: each search resumes where the last ended, so endless lines or files without semicolons are safe. */
export function eachLine(text: string, visit: (line: Line) => void): void {
  const line: Line = { number: 0, from: 0, to: 0, columns: 0, starts: new Int32Array(MOST_COLUMNS + 2) }
  let semicolon = find(text, ';', 0)
  for (let from = 0; from < text.length; from = line.to + 1) {
    line.number += 1
    line.from = from
    line.to = find(text, '\n', from)
    line.columns = 1
    line.starts[0] = from
    while (semicolon < line.to) {
      if (line.columns <= MOST_COLUMNS) line.starts[line.columns] = semicolon + 1
      line.columns += 1
      semicolon = find(text, ';', semicolon + 1)
    }
    if (line.columns <= MOST_COLUMNS) line.starts[line.columns] = line.to + 1
    visit(line)
  }
}

/** A trimmed cell; empty if the file lacks the column (-1). */
export const cellOf = (text: string, { starts }: Line, column: number): string =>
  column < 0 ? '' : trimmed(text, starts[column] ?? 0, (starts[column + 1] ?? 0) - 1)

export function trimmed(text: string, from: number, to: number): string {
  const first = pastSpaces(text, from, to)
  let last = to
  while (first < last && text.charCodeAt(last - 1) <= 32) last -= 1
  return text.slice(first, last)
}

export function pastSpaces(text: string, from: number, to: number): number {
  let first = from
  while (first < to && text.charCodeAt(first) <= 32) first += 1
  return first
}

/** The next occurrence, or the end of the text. */
function find(text: string, something: string, from: number): number {
  const at = text.indexOf(something, from)
  return at < 0 ? text.length : at
}
