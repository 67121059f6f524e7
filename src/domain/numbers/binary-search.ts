/** By halving: the first place below `size` for which it holds, given that it then holds for all after it; `size`, if for none. */
export function firstPlace(size: number, holds: (place: number) => boolean): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The place of the first number that is not below this one; the length, if there is none. The numbers rise. */
export const firstNotBelow = (numbers: Int32Array, wanted: number): number =>
  firstPlace(numbers.length, (place) => (numbers[place] ?? 0) >= wanted)
