import type { ReactNode } from 'react'

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

/** One matter of a long page, under its own name and address (`#id`). On wide screens the name stands beside it. */
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
