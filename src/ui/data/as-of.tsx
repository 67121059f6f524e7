import { dateLabel } from './day-label.ts'

export type Origin = 'live' | 'cached' | 'sample'

const words: Record<Origin, string> = { live: 'Live', cached: 'Cached', sample: 'Sample' }

type AsOfProps = {
  /** The date of the value, as `2026-11-13`. */
  readonly date: string
  readonly origin: Origin
  readonly source?: string
  /** Age in days of a live value: 0 is current, null unknown. */
  readonly age?: number | null
}

/** The date and the source of a number. No figure is shown without it. */
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
