/** Rows of a CSV text, cells trimmed. Quoted cells may hold commas, line breaks and doubled quotes. */
export function* csvRows(text: string): Generator<string[]> {
  let at = text.startsWith('\ufeff') ? 1 : 0
  while (at < text.length) {
    const row: string[] = []
    for (;;) {
      const [cell, end] = cellAt(text, at)
      row.push(cell)
      at = end + 1
      if (text[end] !== ',') break
    }
    // CRLF ends a row as LF does.
    if (text[at - 1] === '\r' && text[at] === '\n') at += 1
    if (row.length > 1 || row[0] !== '') yield row
  }
}

/** The cell that begins at an offset, and where the comma or line break behind it stands. */
function cellAt(text: string, from: number): [string, number] {
  let at = from
  while (text[at] === ' ') at += 1
  if (text[at] !== '"') return unquoted(text, at)
  let cell = ''
  let begin = at + 1
  for (;;) {
    const quote = text.indexOf('"', begin)
    // A quote that is never closed is a character like others: it must not swallow the rows behind it.
    if (quote < 0) return unquoted(text, at)
    cell += text.slice(begin, quote)
    if (text[quote + 1] !== '"') return [cell.trim(), endOfCell(text, quote + 1)]
    cell += '"'
    begin = quote + 2
  }
}

function unquoted(text: string, from: number): [string, number] {
  const end = endOfCell(text, from)
  return [text.slice(from, end).trim(), end]
}

function endOfCell(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== ',' && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}
