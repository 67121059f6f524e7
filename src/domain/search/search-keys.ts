import { firstPlace } from '#domain/numbers/binary-search.ts'

/** Codes and ISINs sorted, for binary search by prefix. */
export type Keys = { readonly columns: readonly (readonly string[])[]; readonly order: Uint32Array }

const LONGEST_KEY = 16

export function createKeys(columns: readonly (readonly string[])[]): Keys {
  const size = columns[0]?.length ?? 0
  const width = Math.min(LONGEST_KEY, longestOf(columns))
  // An entry is `column × documents + document`; letters are laid out so that no key is read twice.
  let order = new Uint32Array(columns.length * size)
  const letters = new Uint8Array(columns.length * size * width)
  let count = 0
  for (const [column, keys] of columns.entries()) {
    for (let document = 0; document < size; document += 1) {
      const key = keys[document] ?? ''
      if (key === '') continue
      const entry = column * size + document
      order[count++] = entry
      for (let at = 0; at < key.length && at < width; at += 1)
        letters[entry * width + at] = letterOf(key.charCodeAt(at))
    }
  }
  order = order.slice(0, count)
  let sorted = new Uint32Array(count)
  // Radix sort from the last letter to the first: each pass is stable.
  for (let at = width - 1; at >= 0; at -= 1) {
    const places = new Uint32Array(129)
    for (let n = 0; n < count; n += 1) {
      const after = (letters[(order[n] ?? 0) * width + at] ?? 0) + 1
      places[after] = (places[after] ?? 0) + 1
    }
    for (let letter = 1; letter < 129; letter += 1) places[letter] = (places[letter] ?? 0) + (places[letter - 1] ?? 0)
    for (let n = 0; n < count; n += 1) {
      const entry = order[n] ?? 0
      const letter = letters[entry * width + at] ?? 0
      const place = places[letter] ?? 0
      sorted[place] = entry
      places[letter] = place + 1
    }
    const last = order
    order = sorted
    sorted = last
  }
  return { columns, order }
}

function longestOf(columns: readonly (readonly string[])[]): number {
  let longest = 0
  for (const keys of columns) for (const { length } of keys) if (length > longest) longest = length
  return longest
}

/** Documents with a key of this prefix, exact matches first. */
export function documentsByKey({ columns, order }: Keys, typed: string): { documents: number[]; exact: number } {
  const wanted = typed.slice(0, LONGEST_KEY).toUpperCase()
  const size = columns[0]?.length ?? 0
  const key = (n: number) => keyOf(columns, order[n] ?? 0).toUpperCase()
  const first = firstPlace(order.length, (n) => key(n) >= wanted)
  const documents = new Set<number>()
  let exact = 0
  for (let n = first; n < order.length && key(n).startsWith(wanted); n += 1) {
    documents.add((order[n] ?? 0) % size)
    if (key(n) === wanted) exact = documents.size
  }
  return { documents: [...documents], exact }
}

const keyOf = (columns: Keys['columns'], entry: number) => {
  const size = columns[0]?.length ?? 0
  return columns[Math.floor(entry / size)]?.[entry % size] ?? ''
}

/** Case-insensitive; non-ASCII last. */
const letterOf = (code: number) => (code >= 97 && code <= 122 ? code - 32 : Math.min(code, 127))
