/** When news were last asked for, and how often in a row that failed. */
export type RefreshRecord = { readonly at: number; readonly failures: number }

/** After three failures in a row it waits eight times as long, never longer. */
const LONGEST_FACTOR = 8

/** §4: after the preferred interval; twice as long after each failure. */
export const dueAt = ({ at, failures }: RefreshRecord, intervalMs: number): number =>
  at + intervalMs * Math.min(2 ** failures, LONGEST_FACTOR)

export const succeeded = (at: number): RefreshRecord => ({ at, failures: 0 })
export const failedOnce = ({ failures }: RefreshRecord, at: number): RefreshRecord => ({ at, failures: failures + 1 })
