import { dateLabel } from './day-label.ts'

export type Origin = 'live' | 'cached' | 'sample'

const words: Record<Origin, string> = { live: 'Live', cached: 'Cached', sample: 'Sample' }

type AsOfProps = {
  /** The day the number is true for, as `2026-11-13`. */
  readonly date: string
  readonly origin: Origin
  readonly source?: string
}

/** How old a number is and where it came from. No figure stands without it. */
export function AsOf({ date, origin, source }: AsOfProps) {
  return (
    <span className="as-of">
      as of <time dateTime={date}>{dateLabel(date)}</time>
      {source && `, ${source}`} <span className={`mark mark-${origin}`}>{words[origin]}</span>
    </span>
  )
}
