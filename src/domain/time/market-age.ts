import { readIsoDay, weekdayOf } from './day.ts'

/** Age in days of a value; 0 if from the last working day that can have one: values are published in the evening. */
export function marketAge(date: string, today: string): number {
  const [day, now] = [readIsoDay(date), readIsoDay(today)]
  if (day === undefined || now === undefined) return 0
  for (let between = day + 1; between < now; between += 1) if (weekdayOf(between) % 6 !== 0) return now - day
  return 0
}
