import type { ReactNode } from 'react'
import { type HomeCard, homeCardTitles } from '#domain/home/home-card.ts'

type Props = {
  readonly card: HomeCard
  /** The page that shows more of it. */
  readonly href: string
  readonly more: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

export const OwnCard = ({ card, href, more, note, children }: Props) => (
  <section className="mine-card" aria-labelledby={`own-${card}`}>
    <h2 id={`own-${card}`} className="mine-title">
      {homeCardTitles[card]}
    </h2>
    {note && <p className="mine-note">{note}</p>}
    {children}
    <p className="mine-more">
      <a href={href} className="text-link">
        {more}
      </a>
    </p>
  </section>
)
