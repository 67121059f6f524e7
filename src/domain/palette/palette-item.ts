export const paletteKinds = {
  page: 'Page',
  setting: 'Setting',
  command: 'Command',
  goal: 'Goal',
  note: 'Note',
  todo: 'To-do',
  quote: 'Quote',
  fund: 'Fund',
  stock: 'Stock',
  property: 'Property',
  article: 'Article',
  post: 'Post',
} as const
export type PaletteKind = keyof typeof paletteKinds

/** Something that can be found and opened. */
export type PaletteItem = {
  readonly kind: PaletteKind
  /** Within its kind. */
  readonly id: string
  readonly label: string
  /** Beside the label, such as a symbol. */
  readonly aside?: string
  /** Where it is; absent for what is done or opened in place. */
  readonly href?: string
  /** More words by which it is found. */
  readonly also?: string
}

export const itemKey = ({ kind, id }: Pick<PaletteItem, 'kind' | 'id'>) => `${kind}:${id}`
