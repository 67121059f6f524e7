import type { SheetFigures } from '#domain/funds/fund-details.ts'
import { dateLabel } from '#ui/day-label.ts'
import { formatNumber } from '#ui/format-number.ts'
import { Part } from '#ui/part.tsx'
import { Definition } from './definition.tsx'

type BadPoint = SheetFigures['badPoints'][number]

const MOST_ROWS = 6

/** What was published and cannot be true, and what was done about it. */
export function FundBadPoints({ figures: { badPoints } }: { readonly figures: SheetFigures }) {
  if (badPoints.length === 0) return null
  const [shown, folded] = [badPoints.slice(0, MOST_ROWS), badPoints.slice(MOST_ROWS)]
  return (
    <Part id="corrected" title="Corrected NAVs">
      <p>
        Some published NAVs of this fund cannot be right. The figures on this page leave them out or adjust for them:
      </p>
      <Corrections badPoints={shown} />
      {folded.length > 0 && (
        <details className="fund-more">
          <summary>{folded.length} more</summary>
          <Corrections badPoints={folded} />
        </details>
      )}
      <Definition of={['cleaned']} />
    </Part>
  )
}

function Corrections({ badPoints }: { readonly badPoints: readonly BadPoint[] }) {
  return (
    <ul className="fund-falls">
      {badPoints.map((bad) => (
        <li key={`${bad.kind} ${bad.day}`}>
          <strong>{dateLabel(bad.day)}:</strong> {correction(bad)}
        </li>
      ))}
    </ul>
  )
}

function correction({ kind, value }: BadPoint): string {
  if (kind === 'zero') return 'no NAV above zero was published. The day is left out.'
  if (kind === 'wrong-day')
    return `${formatNumber(value, 4)} was published, far from the NAVs around it. The day is left out.`
  const factor = formatNumber(value > 1 ? value : 1 / value, 0)
  return value > 1
    ? `a unit became ${factor} times as large. All earlier NAVs are multiplied by ${factor}.`
    : `a unit was split into ${factor}. All earlier NAVs are divided by ${factor}.`
}
