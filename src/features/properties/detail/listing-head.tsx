import type { ReactNode } from 'react'
import { propertyTypes } from '#catalogue/properties.ts'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { useConverted } from '#platform/market/use-converted.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Figure, Money } from '#ui/data/number.tsx'
import { areaName, lacksCarpetArea, squareFeet } from './area-words.ts'

/** Name, place, price and what an area of it costs. */
export function ListingHead({ details, children }: { readonly details: ListingDetails; readonly children: ReactNode }) {
  const { title, type, purpose, project, locality, city, price, currency, bedrooms, area, areaKind } = details
  const kind = bedrooms ? `${bedrooms} BHK ${propertyTypes[type].toLowerCase()}` : propertyTypes[type]
  return (
    <header className="sheet-top">
      <div className="sheet-top-name">
        <p className="kicker">
          {kind} · {purpose === 'rent' ? 'For rent' : 'For sale'}
        </p>
        <h1 className="page-title" dir="auto">
          {title}
        </h1>
        <p className="text-ink-2" dir="auto">
          {[project, locality, city].filter(Boolean).join(', ')}
        </p>
        <p>
          {squareFeet(area)} <span className="text-ink-2">{areaName(areaKind)}</span>
        </p>
        {details.sample && (
          <p className="sample-note listing-sample">
            <strong>Sample listing, not a real offer.</strong> The home, its price and its seller are invented; the
            pictures are drawn.
          </p>
        )}
      </div>
      <div className="sheet-top-price">
        <Figure label={purpose === 'rent' ? 'Monthly rent' : 'Price'}>
          <span className="figure-value">
            <Money value={price} currency={currency} short />
          </span>
        </Figure>
        <PerArea details={details} />
        <Elsewhere details={details} />
        <p className="as-of">
          {details.postedOn && <>Posted on {dateLabel(details.postedOn)}, </>}updated on {dateLabel(details.updatedAt)}
        </p>
        <div className="sheet-top-acts">{children}</div>
      </div>
    </header>
  )
}

function PerArea({ details }: { readonly details: ListingDetails }) {
  const { rate, currency, areaKind, purpose } = details
  return (
    <p>
      <Money value={rate} currency={currency} digits={0} />{' '}
      <span className="text-ink-2">
        per sq ft of {areaName(areaKind)}
        {purpose === 'rent' && ' a month'}
      </span>
      {lacksCarpetArea(details) && (
        <>
          <br />
          <span className="mark mark-sample">Carpet area not stated</span>{' '}
          <span className="text-ink-2">It is smaller, so the true price per sq ft is higher.</span>
        </>
      )}
    </p>
  )
}

/** The line is there from the start, so that nothing moves when the rate arrives. */
function Elsewhere({ details: { price, currency } }: { readonly details: ListingDetails }) {
  const converted = useConverted(price, currency)
  return (
    <p className="listing-converted text-ink-2">
      {converted && (
        <>
          ≈ <Money value={converted.amount} currency={converted.currency} short /> (ECB, {dateLabel(converted.date)})
        </>
      )}
    </p>
  )
}
