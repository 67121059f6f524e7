export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** 3 Jan, of a moment in seconds */
export const shortDay = (at: number) => {
  const day = new Date(at * 1000)
  return `${day.getUTCDate()} ${monthNames[day.getUTCMonth()]}`
}

/** 09:05, in the reader's time zone. */
export function clockLabel(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}

/** 3 Jan 2026, 09:05, in the reader's time zone. */
export function momentLabel(moment: string): string {
  const at = new Date(moment)
  return `${at.getDate()} ${monthNames[at.getMonth()]} ${at.getFullYear()}, ${clockLabel(at)}`
}

/** 3 Jan 2026, of 2026-01-03 or a moment of that day */
export const dateLabel = (written: string) => dayLabel(Date.parse(written) / 1000)

/** 3 Jan 2026, of a moment in seconds */
export const dayLabel = (at: number) => `${shortDay(at)} ${new Date(at * 1000).getUTCFullYear()}`
