export type Origin = 'live' | 'cached' | 'sample'

const words: Record<Origin, string> = { live: 'Live', cached: 'Cached', sample: 'Sample' }
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type AsOfProps = {
  /** The day the number is true for, as `2026-11-13`. */
  readonly date: string
  readonly origin: Origin
  readonly source?: string
}

/** How old a number is and where it came from. No figure stands without it. */
export function AsOf({ date, origin, source }: AsOfProps) {
  const [year, month, day] = date.split('-').map(Number)
  return (
    <span className="as-of">
      as of{' '}
      <time dateTime={date}>
        {day} {months[(month ?? 1) - 1]} {year}
      </time>
      {source && `, ${source}`} <span className={`mark mark-${origin}`}>{words[origin]}</span>
    </span>
  )
}
