/** Uniform between 0 and 1, deterministic in its arguments. */
export function chance(seed: number, one: number, other: number): number {
  let mixed =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(one + 0x7f4a7c15, 0xc2b2ae35) ^
    Math.imul(other + 0x165667b1, 0x27d4eb2f)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** Roughly normal, mean 0 and deviation 1, from three uniforms; without fat tails. */
export const normal = (seed: number, one: number, other: number): number =>
  2 *
  (chance(seed, one, other * 3 + 1000) +
    chance(seed, one, other * 3 + 1001) +
    chance(seed, one, other * 3 + 1002) -
    1.5)
