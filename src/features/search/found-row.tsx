import type { ReactNode } from 'react'
import { type InstrumentKind, instrumentWords } from '#catalogue/instruments.ts'
import { StarToggle } from '#ui/controls/star-toggle.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { Sparkline } from '#ui/data/sparkline.tsx'

type Marks = readonly (readonly [start: number, end: number])[]

type Props = {
  readonly kind: InstrumentKind
  readonly href: string
  readonly name: string
  readonly marks: Marks
  /** The full name, where the shown one is not unique. */
  readonly title?: string
  /** Why it matched by words that are not in its name. */
  readonly formerly?: string | undefined
  readonly about: ReactNode
  readonly figures: ReactNode
  /** Below the name. */
  readonly children?: ReactNode
  readonly spark: readonly number[]
  readonly price: string | null
  readonly currency: string
  /** In hundredths of a per cent. */
  readonly change: number | null
  readonly day: string | null
  /** Before the date: whose price it is. */
  readonly priceOf?: ReactNode
  readonly followed: boolean
  readonly compared: boolean
  readonly canCompare: boolean
  readonly onFollow: () => void
  readonly onCompare: () => void
}

/** One result. Plain anchors: up to a hundred re-render on every key; the list handles their clicks. */
export function FoundRow(props: Props) {
  const { href, name, marks, formerly, about, children, spark, figures } = props
  return (
    <li className="found">
      <div className="found-what">
        <h3 className="found-name">
          <a href={href} className="found-link" dir="auto">
            <Marked text={name} marks={marks} />
          </a>
        </h3>
        {formerly && <p className="found-formerly">{formerly}</p>}
        <p className="found-of found-about">{about}</p>
        {children}
      </div>
      <div className="found-course">{spark.length > 1 && <Sparkline heights={spark} />}</div>
      <dl className="found-figures">{figures}</dl>
      <Price {...props} />
      <Acts {...props} />
    </li>
  )
}

function Price({ kind, price, currency, change, day, priceOf }: Props) {
  if (price === null || day === null)
    return (
      <div className="found-price">
        <p className="found-of">No {instrumentWords[kind].value} available</p>
      </div>
    )
  return (
    <div className="found-price">
      <p className="found-value">
        <Money value={Number(price)} currency={currency} />
      </p>
      {change !== null && (
        <p className="found-of">
          <Change percent={change / 100} />
        </p>
      )}
      <p className="found-of found-date">
        {priceOf}
        <time dateTime={day}>{dateLabel(day)}</time>
      </p>
    </div>
  )
}

function Acts({ name, title = name, followed, compared, canCompare, onFollow, onCompare }: Props) {
  return (
    <div className="found-acts with-scripts">
      <StarToggle label={`Add ${title} to wishlist`} on={followed} onChange={onFollow} />
      <label className="found-compare">
        <input type="checkbox" checked={compared} disabled={!compared && !canCompare} onChange={onCompare} />
        Compare<span className="sr-only"> {title}</span>
      </label>
    </div>
  )
}

export function FoundFigure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type ReturnProps = { readonly kind: InstrumentKind; readonly label: string; readonly hundredths: number | null }

/** Unknown: too young, no recent value, or not derivable from the values we have. */
export function FoundReturn({ kind, label, hundredths }: ReturnProps) {
  const { one, value } = instrumentWords[kind]
  return (
    <FoundFigure label={label}>
      {hundredths === null ? (
        <abbr title={`Not available: the ${one} is too young or has no recent ${value}`} className="found-none">
          —
        </abbr>
      ) : (
        <Change percent={hundredths / 100} />
      )}
    </FoundFigure>
  )
}

/** Highlights the matched parts of a name. */
function Marked({ text, marks }: { readonly text: string; readonly marks: Marks }) {
  if (marks.length === 0) return text
  return marks.map(([start, end], at) => (
    <span key={start}>
      {text.slice(marks[at - 1]?.[1] ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
      {at === marks.length - 1 && text.slice(end)}
    </span>
  ))
}
