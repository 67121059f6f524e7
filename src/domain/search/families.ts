/** Members of each family side by side, the preferred one first. */
export type Families = {
  readonly count: number
  readonly members: Uint32Array
  /** `members[starts[family]…starts[family + 1]]` */
  readonly starts: Uint32Array
}

/** A preference is an integer from 0, the first, to 15. */
export function familiesOf(families: Int32Array, preference: (place: number) => number): Families {
  const count = families.reduce((most, family) => Math.max(most, family + 1), 0)
  const keys = new Float64Array(families.length)
  const starts = new Uint32Array(count + 1)
  for (let at = 0; at < families.length; at += 1) {
    const family = families[at] ?? 0
    keys[at] = (family * 16 + preference(at)) * 2 ** 24 + at
    starts[family + 1] = (starts[family + 1] ?? 0) + 1
  }
  keys.sort()
  for (let family = 0; family < count; family += 1)
    starts[family + 1] = (starts[family + 1] ?? 0) + (starts[family] ?? 0)
  return { count, members: Uint32Array.from(keys, (key) => key % 2 ** 24), starts }
}
