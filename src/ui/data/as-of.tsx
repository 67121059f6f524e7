import { dateLabel } from './day-label.ts'

export type Origin = 'live' | 'cached' | 'sample'

const words: Record<Origin, string> = { live: 'Live', cached: 'Cached', sample: 'Sample' }

type AsOfProps = {
  /** The day the number is true for, as `2026-11-13`. */
  readonly date: string
  readonly origin: Origin
  readonly source?: string
  /** In days, of what is live: 0 is as new as it can be. Nothing where that is not known yet. */
  readonly age?: number | null
}

/** How old a number is and where it came from. No figure stands without it. */
export function AsOf({ date, origin, source, age = 0 }: AsOfProps) {
  const isOld = origin === 'live' && age !== 0
  return (
    <span className="as-of">
      as of <time dateTime={date}>{dateLabel(date)}</time>
      {source && `, ${source}`}{' '}
      {isOld ? (
        age !== null && <span className="mark mark-cached">{age} days old</span>
      ) : (
        <span className={`mark mark-${origin}`}>{words[origin]}</span>
      )}
    </span>
  )
}
