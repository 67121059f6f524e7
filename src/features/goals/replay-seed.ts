import { replayLimits } from '#domain/goals/replay.ts'

/** A goal has its own seed, so that its figures are the same after a restore. */
export function usualSeed(id: string): number {
  let mixed = 7
  for (const letter of id) mixed = (Math.imul(mixed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return mixed % (replayLimits.seed + 1)
}
