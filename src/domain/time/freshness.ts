export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

/** What was kept counts while it is younger than so many hours. What comes from the future was written by another clock and counts for nothing. */
export const isYounger = (keptAt: number, hours: number, now: number) => keptAt <= now && now - keptAt < hours * HOUR_MS
