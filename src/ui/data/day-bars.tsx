type Props = {
  readonly days: readonly { readonly day: string; readonly count: number }[]
  /** Of a bar with its gap, and of the picture. */
  readonly width: number
  readonly height: number
  readonly className: string
}

/** Counts by day as bars; text beside it says the same. */
export function DayBars({ days, width, height, className }: Props) {
  const most = Math.max(...days.map(({ count }) => count), 0)
  if (most === 0) return null
  return (
    <svg
      className={className}
      width={days.length * width}
      height={height}
      viewBox={`0 0 ${days.length * width} ${height}`}
      aria-hidden="true"
    >
      {days.map(({ day, count }, at) => {
        const tall = Math.max(2, (count / most) * height)
        return <rect key={day} x={at * width} y={height - tall} width={width - 1} height={tall} fill="currentColor" />
      })}
    </svg>
  )
}
