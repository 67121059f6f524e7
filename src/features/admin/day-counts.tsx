import { DayBars } from '#ui/data/day-bars.tsx'

type Days = { readonly days: readonly { readonly day: string; readonly count: number }[] }

/** Counts by day: the sum, the most of a day, and bars. */
export function DayCounts({ days }: Days) {
  const all = days.reduce((sum, { count }) => sum + count, 0)
  const most = days.reduce((best, day) => (day.count > best.count ? day : best), { day: '', count: 0 })
  return (
    <>
      {all}
      {most.count > 0 && `, at most ${most.count} a day (${most.day})`}
      <AdminBars days={days} />
    </>
  )
}

export const AdminBars = ({ days }: Days) => (
  <DayBars days={days} width={8} height={40} className="mt-2 block max-w-full text-accent" />
)
