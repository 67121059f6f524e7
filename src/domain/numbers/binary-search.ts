/** Binary search for the first index below `size` where a monotonic predicate holds; `size` if none. */
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

/** Index of the first number not below `wanted`; the length if none. Numbers ascend. */
export const firstNotBelow = (numbers: Int32Array, wanted: number): number =>
  firstPlace(numbers.length, (place) => (numbers[place] ?? 0) >= wanted)
