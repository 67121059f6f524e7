export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

/** Valid for this many hours. A time in the future came from another clock and is invalid. */
export const isYounger = (keptAt: number, hours: number, now: number) => keptAt <= now && now - keptAt < hours * HOUR_MS
