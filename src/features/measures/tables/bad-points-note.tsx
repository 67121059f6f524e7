import { type InstrumentKind, instrumentWords } from '#catalogue/instruments.ts'
import type { Figures } from '#domain/measures/figures.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { Definition } from '../definition.tsx'

type Props = { readonly kind: InstrumentKind; readonly figures: Pick<Figures, 'badPoints'> }
type BadPoint = Figures['badPoints'][number]

const MOST_ROWS = 6

/** Published values that cannot be true, and how they were handled. */
export function BadPointsNote({ kind, figures: { badPoints } }: Props) {
  const { one, values } = instrumentWords[kind]
  if (badPoints.length === 0) return null
  const [shown, folded] = [badPoints.slice(0, MOST_ROWS), badPoints.slice(MOST_ROWS)]
  return (
    <Part id="corrected" title={`Corrected ${values}`}>
      <p>
        Some published {values} of this {one} cannot be right. The figures on this page leave them out or adjust for
        them:
      </p>
      <Corrections kind={kind} badPoints={shown} />
      {folded.length > 0 && (
        <details className="measure-more">
          <summary>{folded.length} more</summary>
          <Corrections kind={kind} badPoints={folded} />
        </details>
      )}
      <Definition of={['cleaned']} />
    </Part>
  )
}

function Corrections({ kind, badPoints }: Pick<Props, 'kind'> & { readonly badPoints: readonly BadPoint[] }) {
  return (
    <ul className="measure-falls">
      {badPoints.map((bad) => (
        <li key={`${bad.kind} ${bad.day}`}>
          <strong>{dateLabel(bad.day)}:</strong> {correction(kind, bad)}
        </li>
      ))}
    </ul>
  )
}

function correction(of: InstrumentKind, { kind, value }: BadPoint): string {
  const words = instrumentWords[of]
  if (kind === 'zero') return `no ${words.value} above zero was published. The day is left out.`
  if (kind === 'wrong-day')
    return `${formatNumber(value, 4)} was published, far from the ${words.values} around it. The day is left out.`
  const factor = formatNumber(value > 1 ? value : 1 / value, 0)
  return value > 1
    ? `a ${words.unit} became ${factor} times as large. All earlier ${words.values} are multiplied by ${factor}.`
    : `a ${words.unit} was split into ${factor}. All earlier ${words.values} are divided by ${factor}.`
}
