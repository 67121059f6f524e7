import type { PostFigure } from './figures/post-figure.ts'

/** A post's text as a tree. It cannot hold HTML: every part is one of these, and text is text. */
export type PostInline =
  | string
  | { readonly is: 'em' | 'strong' | 'del'; readonly of: readonly PostInline[] }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: 'link'; readonly href: string; readonly title?: string; readonly of: readonly PostInline[] }
  | { readonly is: 'image'; readonly src: string; readonly alt: string; readonly title?: string }
  | { readonly is: 'break' }
  /** The footnote with this number, from 1; `at` counts its references. */
  | { readonly is: 'note'; readonly n: number; readonly at: number }

export type PostBlock =
  | { readonly is: 'paragraph'; readonly of: readonly PostInline[] }
  | { readonly is: 'heading'; readonly level: number; readonly id: string; readonly of: readonly PostInline[] }
  | { readonly is: 'quote'; readonly of: readonly PostBlock[] }
  | {
      readonly is: 'list'
      /** The first number; null for bullets. */
      readonly start: number | null
      /** Items apart from each other, each a paragraph. */
      readonly loose: boolean
      readonly items: readonly (readonly PostBlock[])[]
    }
  | { readonly is: 'code'; readonly lang: string; readonly text: string }
  | { readonly is: 'rule' }
  | {
      readonly is: 'table'
      readonly align: readonly ('left' | 'right' | 'center' | null)[]
      /** The first one is the header. */
      readonly rows: readonly (readonly (readonly PostInline[])[])[]
    }
  | { readonly is: 'figure'; readonly figure: PostFigure }

export type PostHeading = { readonly id: string; readonly text: string; readonly level: number }

export type PostText = {
  readonly blocks: readonly PostBlock[]
  /** In the order of their numbers. */
  readonly notes: readonly (readonly PostBlock[])[]
  /** Second- and third-level headings. */
  readonly contents: readonly PostHeading[]
  readonly words: number
  /** What an editor should mend, such as a figure that cannot be computed. */
  readonly problems: readonly string[]
}

/** The text of inline parts, as a screen reader would say it. */
export const wordsIn = (parts: readonly PostInline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.is === 'code') return part.text
      if (part.is === 'image') return part.alt
      if (part.is === 'break') return ' '
      return part.is === 'note' ? '' : wordsIn(part.of)
    })
    .join('')
