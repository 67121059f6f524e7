import './cards.css'
import { memo, type ReactNode } from 'react'
import type { AreaUnit } from '#catalogue/properties.ts'
import type { ListingCard } from '#domain/property/found-listings.ts'
import type { ListingNews } from '#domain/property/search-news.ts'
import { shortRupees } from '#domain/property/short-rupees.ts'
import { StarToggle } from '#ui/controls/star-toggle.tsx'
import { HomePrice, PriceStep } from './home-price.tsx'
import { areaInWords, factsOf, homeInWords, listingLink, rateInWords } from './listing-facts.ts'

export type HomeCardProps = {
  readonly card: ListingCard
  readonly unit: AreaUnit | undefined
  readonly followed: boolean
  readonly onFollow: (card: ListingCard, followed: boolean) => void
  /** What changed since a saved search was last looked at. */
  readonly news?: ListingNews | undefined
  /** In sight at once: its picture is not put off. */
  readonly first?: boolean
}

/** A listing with its picture, as a magazine would show it; the list and the map show the same one smaller. */
export const HomeCard = memo(function HomeCard(props: HomeCardProps) {
  const { card, unit, followed, onFollow, news, first = false } = props
  const { id, title, marks, city, locality, sample } = card
  return (
    <li className="home" data-home={id}>
      <HomePicture card={card} first={first}>
        {news && <p className="home-news">{newsLabel(news)}</p>}
      </HomePicture>
      <div className="home-text">
        <p className="home-where">
          {locality}, {city}
          {sample && <span className="home-sample">Sample</span>}
        </p>
        <h3 className="home-title">
          <a href={listingLink(id)} data-result dir="auto">
            <Marked text={title} marks={marks} />
          </a>
        </h3>
        <HomePrice card={card} />
        <PriceStep card={card} />
        <p className="home-size">
          {[unless(title, homeInWords(card)), areaInWords(card, unit), rateInWords(card, unit)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="home-facts">{factsOf(card).join(' · ')}</p>
      </div>
      <div className="home-acts with-scripts">
        <StarToggle label={`Add ${title} to favourites`} on={followed} onChange={() => onFollow(card, followed)} />
      </div>
    </li>
  )
})

/** Most titles say already what it is. */
const unless = (title: string, said: string) => (title.toLowerCase().includes(said.toLowerCase()) ? '' : said)

type PictureProps = { readonly card: ListingCard; readonly first: boolean; readonly children?: ReactNode }

function HomePicture({ card: { cover, pictures }, first, children }: PictureProps) {
  return (
    <div className="home-picture">
      {cover && (
        <img
          src={cover}
          alt=""
          width={640}
          height={480}
          loading={first ? 'eager' : 'lazy'}
          decoding={first ? 'sync' : 'async'}
        />
      )}
      {children}
      {pictures > 1 && <p className="home-count">{pictures} pictures</p>}
    </div>
  )
}

/** "New", "₹5 lakh less". */
export function newsLabel(news: ListingNews): string {
  if (news.what === 'new') return 'New'
  const step = shortRupees(Math.abs(news.price - news.was))
  return news.price < news.was ? `▼ ${step} less` : `▲ ${step} more`
}

type Marks = ListingCard['marks']

/** The matched parts of a title. */
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
