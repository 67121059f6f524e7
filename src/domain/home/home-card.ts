export const homeCards = ['movers', 'targets', 'listings', 'todos', 'goals', 'headlines', 'quote', 'next'] as const
export type HomeCard = (typeof homeCards)[number]

export const homeCardTitles: Readonly<Record<HomeCard, string>> = {
  movers: 'Your wishlist',
  targets: 'Targets reached',
  listings: 'Price changes of your properties',
  todos: 'Due',
  goals: 'Your goals',
  headlines: 'Headlines about what you follow',
  quote: 'Quote of the day',
  next: 'Next',
}
