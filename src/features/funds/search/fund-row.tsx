import { memo } from 'react'
import type { FundCard } from '#domain/funds/found-funds.ts'
import { chipLabel, PAYOUTS_LEFT_OUT, paysOut, schemeLabel, schemeTitle } from '#domain/funds/fund-labels.ts'
import { returnLabels } from '#domain/measures/return-labels.ts'
import { StarToggle } from '#ui/controls/star-toggle.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { Sparkline } from '#ui/data/sparkline.tsx'

type Props = {
  readonly card: FundCard
  readonly followed: boolean
  readonly compared: boolean
  readonly canCompare: boolean
  readonly onFollow: (card: FundCard, followed: boolean) => void
  readonly onCompare: (code: number, compared: boolean) => void
}

const MOST_CHIPS = 4
/** Why a fund matched by words that are not in its name. */
const formerly = {
  fund: (name: string) => `Formerly ${name}`,
  house: (name: string) => `AMC formerly ${name}`,
  'taken-over': (name: string) => `AMC took over ${name}`,
}

/** One fund. Plain anchors: up to a hundred re-render on every key; the list handles their clicks. */
export const FundRow = memo(function FundRow({ card, followed, compared, canCompare, onFollow, onCompare }: Props) {
  const title = schemeTitle(card)
  const shown = schemeLabel(card)
  return (
    <li className="fund">
      <div className="fund-what">
        <h3 className="fund-name">
          <a href={`/fund/${card.code}`} className="fund-link" dir="auto">
            <Marked text={card.fund} marks={card.marks} />
          </a>
        </h3>
        {card.formerly && <p className="fund-formerly">{formerly[card.formerly.of](card.formerly.name)}</p>}
        <p className="fund-of fund-house">
          {card.house} · {card.category}
        </p>
        <Chips card={card} />
      </div>
      <div className="fund-course">{card.spark.length > 1 && <Sparkline heights={card.spark} />}</div>
      <dl className="fund-returns">
        <Return label={returnLabels['1Y']} hundredths={card.return1y} />
        <Return label={returnLabels['3Y']} hundredths={card.return3y} />
        <Return label={returnLabels['5Y']} hundredths={card.return5y} />
        {paysOut(card.option) && <div className="fund-of fund-payouts">{PAYOUTS_LEFT_OUT}</div>}
      </dl>
      <div className="fund-price">
        {card.nav === null || card.day === null ? (
          <p className="fund-of">No NAV available</p>
        ) : (
          <>
            <p className="fund-nav">
              <Money value={Number(card.nav)} currency="INR" />
            </p>
            {card.change !== null && (
              <p className="fund-of fund-change">
                <Change percent={card.change / 100} />
              </p>
            )}
            <p className="fund-of fund-date">
              {shown && <span className="fund-shown">{shown}, </span>}
              <time dateTime={card.day}>{dateLabel(card.day)}</time>
            </p>
          </>
        )}
      </div>
      <div className="fund-acts with-scripts">
        <StarToggle label={`Add ${title} to wishlist`} on={followed} onChange={() => onFollow(card, followed)} />
        <label className="fund-compare">
          <input
            type="checkbox"
            checked={compared}
            disabled={!compared && !canCompare}
            onChange={() => onCompare(card.code, compared)}
          />
          Compare<span className="sr-only"> {title}</span>
        </label>
      </div>
    </li>
  )
})

/** The fund's other plans and options; the one whose figures are shown is marked. */
function Chips({ card }: { readonly card: FundCard }) {
  if (card.chips.length < 2) return null
  const more = card.chips.length - MOST_CHIPS
  return (
    <ul className="chips" aria-label="Plans and options">
      {card.chips.slice(0, MOST_CHIPS).map((chip) => (
        <li key={chip.code}>
          <a href={`/fund/${chip.code}`} className="chip" aria-current={chip.code === card.code ? 'true' : undefined}>
            {chipLabel(chip, card.chips)}
          </a>
        </li>
      ))}
      {more > 0 && <li className="fund-of">and {more} more</li>}
    </ul>
  )
}

function Return({ label, hundredths }: { readonly label: string; readonly hundredths: number | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{hundredths === null ? <NotKnown /> : <Change percent={hundredths / 100} />}</dd>
    </div>
  )
}

/** Too young, no recent value, or not derivable from the values we have. */
const NotKnown = () => (
  <abbr title="Not available: the fund is too young or has no recent NAV" className="fund-none">
    —
  </abbr>
)

/** Highlights the matched parts of a name. */
function Marked({ text, marks }: { readonly text: string; readonly marks: FundCard['marks'] }) {
  if (marks.length === 0) return text
  return marks.map(([start, end], at) => (
    <span key={start}>
      {text.slice(marks[at - 1]?.[1] ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
      {at === marks.length - 1 && text.slice(end)}
    </span>
  ))
}
