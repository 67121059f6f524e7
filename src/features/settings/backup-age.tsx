import './settings.css'
import { DAY_MS } from '#domain/time/freshness.ts'

const DAYS = 30

/** A ring that empties within a month of the last backup; the text says the same. */
export function BackupAge({ last }: { readonly last: string }) {
  const days = last ? Math.max(0, Math.floor((Date.now() - Date.parse(last)) / DAY_MS)) : undefined
  const left = days === undefined || Number.isNaN(days) ? 0 : Math.max(0, 1 - days / DAYS)
  return (
    <p className="backup-age">
      <svg viewBox="0 0 36 36" width="44" height="44" aria-hidden="true">
        <circle className="backup-age-track" cx="18" cy="18" r="15" pathLength="100" />
        {left > 0 && (
          <circle
            className="backup-age-left"
            cx="18"
            cy="18"
            r="15"
            pathLength="100"
            strokeDasharray={`${left * 100} 100`}
          />
        )}
      </svg>
      <span>{wordsOf(days)}</span>
    </p>
  )
}

function wordsOf(days: number | undefined): string {
  if (days === undefined || Number.isNaN(days)) return 'You have not taken a backup yet.'
  const when = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
  return days > DAYS ? `Your last backup is old: ${when}.` : `Your last backup: ${when}.`
}
