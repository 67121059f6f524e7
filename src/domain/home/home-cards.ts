import { z } from 'zod'
import { type HomeCard, homeCards } from './home-card.ts'

/** Which cards a person sees on their home page, and in which order. */
export const homeLayout = z.strictObject({
  order: z.array(z.enum(homeCards)).max(homeCards.length),
  hidden: z.array(z.enum(homeCards)).max(homeCards.length),
})
export type HomeLayout = z.infer<typeof homeLayout>

/** All cards in the chosen order; those that the choice does not know come last. */
export const inChosenOrder = ({ order }: HomeLayout): HomeCard[] => [
  ...new Set([...order, ...homeCards.filter((card) => !order.includes(card))]),
]

/** One place up or down among all cards. */
export function moveCard(layout: HomeLayout, card: HomeCard, way: 'up' | 'down'): HomeLayout {
  const order = inChosenOrder(layout)
  const from = order.indexOf(card)
  const to = from + (way === 'up' ? -1 : 1)
  const other = order[to]
  if (other === undefined) return layout
  return { ...layout, order: order.with(to, card).with(from, other) }
}

export const showCard = (layout: HomeLayout, card: HomeCard, shown: boolean): HomeLayout => ({
  ...layout,
  hidden: shown ? layout.hidden.filter((one) => one !== card) : [...new Set([...layout.hidden, card])],
})
