import type { ReactNode } from 'react'

/** What may be wider than the screen scrolls in a box of its own, by finger and by key. */
export function Wide({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className="wide part-wide" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
