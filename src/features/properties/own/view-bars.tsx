import type { OwnListing } from '#domain/property/own-listing.ts'

const [WIDTH, HEIGHT] = [5, 24]

/** Views by day; the sum beside it says the same. */
export function ViewBars({ views }: Pick<OwnListing, 'views'>) {
  const most = Math.max(...views.map(({ count }) => count), 0)
  if (most === 0) return null
  return (
    <svg
      className="own-bars"
      width={views.length * WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${views.length * WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {views.map(({ day, count }, at) => {
        const height = Math.max(2, (count / most) * HEIGHT)
        return (
          <rect key={day} x={at * WIDTH} y={HEIGHT - height} width={WIDTH - 1} height={height} fill="currentColor" />
        )
      })}
    </svg>
  )
}
