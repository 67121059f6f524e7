import type { AreaUnit } from '#catalogue/properties.ts'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { CrossButton } from '#ui/controls/cross-button.tsx'
import { areaInWords, HomePrice, homeInWords, listingLink } from '../cards/index.ts'
import { useFocusInto } from './use-focus-into.ts'

type Props = {
  readonly cards: readonly ListingCard[]
  readonly unit: AreaUnit | undefined
  readonly onClose: () => void
}

/** What a pressed pin stands for: one listing, or several in one building. */
export function OpenedHomes({ cards, unit, onClose }: Props) {
  const place = useFocusInto(cards.map(({ id }) => id).join())
  if (cards.length === 0) return null
  return (
    <section
      ref={place}
      className="opened-homes"
      aria-label={cards.length === 1 ? 'Selected property' : `${cards.length} properties here`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <CrossButton label="Close" className="opened-close" onClick={onClose} />
      <ul>
        {cards.map((card) => (
          <li key={card.id} className="opened-home">
            {card.cover && <img src={card.cover} alt="" width={160} height={120} />}
            <div>
              <a href={listingLink(card.id)} className="text-link" dir="auto">
                {card.title}
              </a>
              <HomePrice card={card} />
              <p>
                {homeInWords(card)} · {areaInWords(card, unit)} · {card.locality}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
