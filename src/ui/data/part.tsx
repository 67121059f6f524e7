import type { ReactNode } from 'react'

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

/** A section of a long page with an anchor (`#id`); on wide screens its title is in the margin. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className="part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="section-title">
        {title}
      </h2>
      <div className="part-body">{children}</div>
    </section>
  )
}
