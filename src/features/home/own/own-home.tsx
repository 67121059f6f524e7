import './own-home.css'
import { useState } from 'react'
import { type HomeCard, homeCardTitles } from '#domain/home/home-card.ts'
import { inChosenOrder, moveCard, showCard } from '#domain/home/home-cards.ts'
import { useDemoMarket } from '#features/wishlists/demo/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { homeLayoutKind } from '#platform/kept/kinds.ts'
import { Button } from '#ui/controls/button.tsx'
import { MoveButtons } from '#ui/controls/move-buttons.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { GoalsCard } from './goals-card.tsx'
import { HeadlinesCard } from './headlines-card.tsx'
import { ListingsCard, MoversCard } from './market-cards.tsx'
import { NextCard } from './next-card.tsx'
import { QuoteCard } from './quote-card.tsx'
import { TargetsCard } from './targets-card.tsx'
import { TodosCard } from './todos-card.tsx'
import { type OwnMarket, useOwnMarket } from './use-own-market.ts'

type Props = { readonly uid: string; readonly client: ApiClient }
export type CardProps = Props & { readonly market: OwnMarket }

const cards: Readonly<Record<HomeCard, (props: CardProps) => React.ReactNode>> = {
  movers: MoversCard,
  targets: TargetsCard,
  listings: ListingsCard,
  todos: TodosCard,
  goals: GoalsCard,
  headlines: HeadlinesCard,
  quote: QuoteCard,
  next: NextCard,
}

/** What changed since the last visit, from packs and this browser's storage alone. Order and visibility are kept. */
export function OwnHome({ uid, client }: Props) {
  const layout = useKept(homeLayoutKind, uid)
  const [arranging, setArranging] = useState(false)
  useDemoMarket()
  const market = useOwnMarket(uid)
  const order = inChosenOrder(layout)
  const change = (to: (before: typeof layout) => typeof layout) => void openKept(homeLayoutKind, uid).update(to)
  return (
    <>
      <p className="mine-arrange no-print">
        <Button
          className="button-quiet button-small"
          aria-pressed={arranging}
          onClick={() => setArranging((before) => !before)}
        >
          {arranging ? 'Done' : 'Arrange'}
        </Button>
      </p>
      {arranging ? (
        <ol className="mine-order" aria-label="Cards of your home page">
          {order.map((card, at) => (
            <li key={card}>
              <Switch
                label={homeCardTitles[card]}
                checked={!layout.hidden.includes(card)}
                onChange={(shown) => change((before) => showCard(before, card, shown))}
              />
              <span>
                <MoveButtons
                  name={homeCardTitles[card]}
                  isFirst={at === 0}
                  isLast={at === order.length - 1}
                  onMove={(way) => change((before) => moveCard(before, card, way))}
                />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <div className="mine-cards">
          {order
            .filter((card) => !layout.hidden.includes(card))
            .map((card) => {
              const Card = cards[card]
              return <Card key={card} uid={uid} client={client} market={market} />
            })}
        </div>
      )}
    </>
  )
}
