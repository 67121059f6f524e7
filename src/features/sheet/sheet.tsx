import type { ReactNode } from 'react'

/** Something the reader did on a day, in words. */
export type OwnMark = { readonly day: string; readonly id: string; readonly said: ReactNode }

/** The page of one instrument: name and price, chart, then its parts. */
export const Sheet = ({ children }: { readonly children: ReactNode }) => <article className="sheet">{children}</article>
