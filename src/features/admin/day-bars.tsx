const [WIDTH, HEIGHT] = [8, 40]

type Props = {
  readonly days: readonly { readonly day: string; readonly count: number }[]
  /** Its figures stand beside it. */
  readonly bare?: boolean
}

/** A bar chart by day, with the same figures as text. */
export function DayBars({ days, bare = false }: Props) {
  const all = days.reduce((sum, { count }) => sum + count, 0)
  const most = days.reduce((best, day) => (day.count > best.count ? day : best), { day: '', count: 0 })
  return (
    <>
      {!bare && all}
      {!bare && most.count > 0 && `, at most ${most.count} a day (${most.day})`}
      {all > 0 && (
        <svg
          className="mt-2 block max-w-full text-accent"
          width={days.length * WIDTH}
          height={HEIGHT}
          viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
          aria-hidden="true"
        >
          {days.map(({ day, count }, at) => {
            const height = (count / most.count) * (HEIGHT - 2)
            return (
              <rect
                key={day}
                x={at * WIDTH}
                y={HEIGHT - 1 - height}
                width={WIDTH - 2}
                height={height + 1}
                fill="currentColor"
              />
            )
          })}
        </svg>
      )}
    </>
  )
}
