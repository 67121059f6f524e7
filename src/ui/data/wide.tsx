import type { ReactNode } from 'react'

/** Wide content scrolls in its own box, by touch and keyboard. */
export function Wide({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className="wide part-wide" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
