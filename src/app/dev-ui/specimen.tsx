import type { ReactNode } from 'react'

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="line-top py-8" aria-label={title}>
      <h2 className="mb-4 semibold text-ink-2">{title}</h2>
      <div className="grid gap-4">{children}</div>
    </section>
  )
}
