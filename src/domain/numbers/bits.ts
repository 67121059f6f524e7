/** Bit sets of small integers: 32 are compared at a time. */
export type Bits = Uint32Array

export const emptyBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff)
  if (size % 32 > 0) bits[bits.length - 1] = 2 ** (size % 32) - 1
  return bits
}

export function addBit(bits: Bits, member: number): void {
  bits[member >>> 5] = (bits[member >>> 5] ?? 0) | (1 << (member & 31))
}

export const hasBit = (bits: Bits, member: number) => (((bits[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1

export function addAll(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0)
}

export function keepOnly(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0)
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) {
    let block = bits[at] ?? 0
    if (block === 0) continue
    block -= (block >>> 1) & 0x55555555
    block = (block & 0x33333333) + ((block >>> 2) & 0x33333333)
    count += Math.imul((block + (block >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Appends members not yet included, smallest first, up to `most`. */
export function takeBits(bits: Bits, into: Set<number>, most: number): void {
  for (let at = 0; at < bits.length && into.size < most; at += 1) {
    for (let block = bits[at] ?? 0; block !== 0 && into.size < most; block &= block - 1)
      into.add(at * 32 + 31 - Math.clz32(block & -block))
  }
}

/** A pool: allocating a large set costs more than clearing it. */
export type BitsPool = { take(): Bits; give(bits: Bits): void }

export function createBitsPool(size: number): BitsPool {
  const free: Bits[] = []
  return {
    take: () => free.pop()?.fill(0) ?? emptyBits(size),
    give: (bits) => {
      free.push(bits)
    },
  }
}
