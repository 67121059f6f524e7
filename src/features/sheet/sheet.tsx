import './sheet.css'
import type { ReactNode } from 'react'

/** The page of one instrument: name and price, chart, then its parts. */
export const Sheet = ({ children }: { readonly children: ReactNode }) => <article className="sheet">{children}</article>
