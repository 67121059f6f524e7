import { type FigureInput, numberIn, type PostFigure } from './post-figure.ts'

/** How many different wishlists there are of each length, in bits: each bit halves the crowd that one may belong to. */
export function crowdFigure(input: FigureInput): Omit<PostFigure, 'title' | 'source'> {
  const funds = numberIn(input, 'funds', 2, 100_000)
  const people = numberIn(input, 'people', 2, 100_000_000_000)
  const most = Math.min(numberIn(input, 'longest', 1, 30), funds)
  const xs = Array.from({ length: most }, (_, at) => at + 1)
  const bits = xs.map((length) => bitsOf(funds, length))
  const needed = Math.log2(people)
  const telling = xs.find((_, at) => (bits[at] ?? 0) >= needed)
  return {
    x: { label: 'Funds in the wishlist', unit: 'number' },
    y: { label: 'Bits', unit: 'number' },
    lines: [
      { label: 'Bits in a wishlist', xs, ys: bits },
      { label: 'Bits to single out one person', xs, ys: xs.map(() => needed) },
    ],
    results: [
      { label: 'Bits to single out one person', unit: 'number', value: needed },
      ...(telling ? [{ label: 'Funds that are enough', unit: 'number', value: telling } as const] : []),
    ],
    table: {
      columns: [
        { label: 'Funds in the wishlist', unit: 'number' },
        { label: 'Bits', unit: 'number' },
        { label: 'People who share it, on average', unit: 'text' },
      ],
      rows: xs.map((length, at) => [length, bits[at] ?? 0, sharedBy(people, bits[at] ?? 0)]),
    },
  }
}

/** log2 of the number of ways to choose so many of all. */
function bitsOf(all: number, chosen: number): number {
  let bits = 0
  for (let n = 1; n <= chosen; n += 1) bits += Math.log2((all - chosen + n) / n)
  return bits
}

function sharedBy(people: number, bits: number): string {
  const shared = people / 2 ** bits
  return shared >= 1 ? Math.round(shared).toLocaleString('en-IN') : 'nobody else'
}
