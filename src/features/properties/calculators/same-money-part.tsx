import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { isoDay } from '#domain/time/day.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useLateItems } from '#platform/kept/use-late-items.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatNumber, formatSigned } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { FundField } from './fund-field.tsx'
import { homeAddress } from './home-address.ts'
import { boughtIn, type SameMoneyInFund, sameMoneyQuery } from './same-money-query.ts'
import { CorrectFirst, Rupees, SumResult } from './sum-parts.tsx'
import type { HomeForm } from './use-home-form.ts'

type Props = { readonly client: ApiClient; readonly form: HomeForm; readonly path: string }

/** The down payment as a lump sum and the EMI as a SIP in a fund, on its real history. */
export function SameMoneyPart({ client, form, path }: Props) {
  const { search, wrong } = form
  const isWrong = wrong.price || wrong.down || wrong.rate || wrong.years
  return (
    <Part id="same-money" title="Same money in a fund">
      <p>The down payment as a lump sum and the EMI as a SIP, on the fund’s own past.</p>
      <WishedFunds form={form} path={path} />
      <FundField form={form} action={`${path}#same-money`} />
      <p className="text-ink-2">Choosing a fund fetches its NAV history from this site.</p>
      {isWrong ? <CorrectFirst /> : search.fund && <InFund client={client} code={search.fund} form={form} />}
    </Part>
  )
}

/** Links, so that a choice is in the address. */
function WishedFunds({ form: { search, choose }, path }: Omit<Props, 'client'>) {
  const uid = userOf(useSession())?.uid
  const wishes = useLateItems('fundWishlist', uid)
  const funds = wishes.flatMap(({ schemeCode, name }) =>
    /^[1-9]\d{0,8}$/.test(schemeCode) ? [{ code: Number(schemeCode), name }] : [],
  )
  if (funds.length === 0) return null
  const pick = (event: MouseEvent, fund: number) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    choose({ fund })
  }
  return (
    <nav className="chips" aria-label="Funds in your wishlist">
      {funds.slice(0, MOST_FUNDS).map(({ code, name }) => (
        <a
          key={code}
          className="chip"
          href={`${homeAddress(path, { ...search, fund: code })}#same-money`}
          aria-current={search.fund === code ? 'true' : undefined}
          onClick={(event) => pick(event, code)}
          dir="auto"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

const MOST_FUNDS = 12

function InFund({
  client,
  code,
  form,
}: {
  readonly client: ApiClient
  readonly code: number
  readonly form: HomeForm
}) {
  const { data, error, isFetching, refetch } = useQuery({
    ...sameMoneyQuery(client, code, boughtIn(form)),
    placeholderData: keepPreviousData,
  })
  if (error && !data)
    return (
      <p role="status">
        The fund’s NAV history could not be loaded.{' '}
        <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (data === undefined) return <p role="status">Loading the fund’s history…</p>
  if (data === null) return <p role="status">No fund has the code {code}.</p>
  return <FundResult found={data} />
}

function FundResult({ found: { name, href, isSample, outcome } }: { readonly found: SameMoneyInFund }) {
  const fund = (
    <>
      <a href={href} className="text-link" dir="auto">
        {name}
      </a>
      {isSample && (
        <>
          {' '}
          <span className="mark mark-sample">Sample</span>
        </>
      )}
    </>
  )
  if (!outcome) return <p role="status">{fund} has less than a year of history.</p>
  const { from, to, months, cutShort, paidIn, value, xirr, owed, evenPrice, evenGrowth } = outcome
  const rate = xirr.kind === 'rate' ? `${formatSigned(xirr.rate * 100, 1)}% a year` : 'not available'
  return (
    <SumResult
      label="The home must gain this much a year to keep up"
      value={`${formatNumber(evenGrowth, 1)}%`}
      facts={[
        ['Paid into the fund', <Rupees key="paid" value={paidIn} />],
        [`Worth on ${dateLabel(isoDay(to))}`, <Rupees key="value" value={value} />],
        ['XIRR', rate],
        ...(owed > 0 ? [['Still owed on the home', <Rupees key="owed" value={owed} />] as const] : []),
        ['Home must be worth', <Rupees key="even" value={evenPrice} />],
      ]}
    >
      <p>
        In {fund} from {dateLabel(isoDay(from))}, over {months} months
        {cutShort && ', all the history there is'}. Costs of buying, maintenance and rent are not included. Past returns
        say little about future ones.
      </p>
    </SumResult>
  )
}
