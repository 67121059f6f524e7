import './funds.css'
import { memo } from 'react'
import type { FundCard } from '#domain/funds/found-funds.ts'
import { chipLabel, PAYOUTS_LEFT_OUT, paysOut, schemeLabel, schemeTitle } from '#domain/funds/fund-labels.ts'
import { returnLabels } from '#domain/measures/return-labels.ts'
import { FoundReturn, FoundRow, type RowProps } from '#features/search/index.ts'

const MOST_CHIPS = 4
/** Why a fund matched by words that are not in its name. */
const formerly = {
  fund: (name: string) => `Formerly ${name}`,
  house: (name: string) => `AMC formerly ${name}`,
  'taken-over': (name: string) => `AMC took over ${name}`,
}

/** One fund with the figures of one of its schemes. */
export const FundRow = memo(function FundRow({ card, onFollow, onCompare, ...marked }: RowProps<FundCard>) {
  const shown = schemeLabel(card)
  return (
    <FoundRow
      kind="fund"
      href={`/fund/${card.code}`}
      name={card.fund}
      marks={card.marks}
      title={schemeTitle(card)}
      formerly={card.formerly ? formerly[card.formerly.of](card.formerly.name) : undefined}
      about={`${card.house} · ${card.category}`}
      spark={card.spark}
      figures={<Returns card={card} />}
      price={card.nav}
      currency="INR"
      change={card.change}
      day={card.day}
      priceOf={shown && <span className="fund-shown">{shown}, </span>}
      {...marked}
      onFollow={() => onFollow(card, marked.followed)}
      onCompare={() => onCompare(String(card.code), marked.compared)}
    >
      <Chips card={card} />
    </FoundRow>
  )
})

function Returns({ card }: { readonly card: FundCard }) {
  return (
    <>
      <FoundReturn kind="fund" label={returnLabels['1Y']} hundredths={card.return1y} />
      <FoundReturn kind="fund" label={returnLabels['3Y']} hundredths={card.return3y} />
      <FoundReturn kind="fund" label={returnLabels['5Y']} hundredths={card.return5y} />
      {paysOut(card.option) && <div className="fund-payouts">{PAYOUTS_LEFT_OUT}</div>}
    </>
  )
}

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
      {more > 0 && <li className="fund-more">and {more} more</li>}
    </ul>
  )
}
