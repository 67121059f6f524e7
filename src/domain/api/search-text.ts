/** Raw search parameters: any value. */
export type RawSearch = Readonly<Record<string, unknown>>

/** How a page parses its search parameters. */
export type SearchReader<Search extends object = object> = (raw: RawSearch) => Search

/** The only way from URL to page: readers get strings, pages get validated values. */
export function readSearch<Search extends object>(read: SearchReader<Search>, raw: object): Search {
  const texts = Object.entries(raw).flatMap(([name, value]) => {
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    // A form without scripts repeats a parameter, one for each ticked box.
    if (Array.isArray(value)) return [[name, value.filter((each) => typeof each === 'string').join()] as const]
    return isPlain ? [[name, String(value).replaceAll('\0', '')] as const] : []
  })
  return read(Object.fromEntries(texts))
}

/** Canonical: sorted by name, undefined values left out. */
export function searchText(search: object): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined)
  const write = (text: unknown) => encodeURIComponent(String(text).toWellFormed()).replaceAll('%20', '+')
  return pairs
    .map(([name, value]) => `${write(name)}=${write(value)}`)
    .sort()
    .join('&')
}
