/** What a headline can be about: an entry of a wishlist, the city of a favourite property, a goal. */
export type FollowedSubject = {
  readonly kind: 'fund' | 'stock' | 'city' | 'goal'
  readonly id: string
  readonly name: string
  /** Other names it is known by, beside those that its name implies. */
  readonly aliases?: readonly string[] | undefined
}

/** As much of a story as the matching reads. */
export type Headline = {
  readonly title: string
  readonly description: string | null
  readonly source: { readonly name: string }
}
