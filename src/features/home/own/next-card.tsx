import { useItems } from '#platform/kept/kept-lists.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import { OwnCard } from './own-card.tsx'
import type { CardProps } from './own-home.tsx'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000
const MOST = 3

/** What is worth doing next, most useful first. */
export function NextCard({ uid, market: { wishes, homes } }: CardProps) {
  const goals = useItems('financialGoals', uid).filter(({ state }) => state !== 'archived')
  const notes = useItems('quickNotes', uid)
  const backup = useStoredData('lastBackup', uid)
  const isOld = typeof backup !== 'string' || !(Date.now() - Date.parse(backup) < MONTH_MS)
  const hasData = wishes.length + homes.length + goals.length + notes.length > 0
  const linked = goals.some(({ links }) => links.length > 0)
  const chosen = [...wishes, ...homes].slice(0, 4).map(({ key }) => encodeURIComponent(key))
  const all = [
    wishes.length === 0 && ['/search-funds', 'Add a fund to your wishlist'],
    goals.length === 0 && ['/financial-goals', 'Set your first goal'],
    goals.length > 0 && !linked && ['/financial-goals', 'Link a fund to a goal, and replay its past'],
    chosen.length > 1 && [`/compare?of=${chosen.join()}`, 'Compare what you follow'],
    homes.length === 0 && ['/real-estate', 'Find a property to compare with'],
    hasData && isOld && ['/profile#data', 'Back up your data: it is in this browser only'],
    ['/news', 'Read the news'],
  ] as const
  const next = all.filter((one) => one !== false).slice(0, MOST)
  return (
    <OwnCard card="next" href="/about" more="How Banyan works">
      <ul>
        {next.map(([href, label]) => (
          <li key={label} className="mine-row">
            <a href={href} className="text-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </OwnCard>
  )
}
