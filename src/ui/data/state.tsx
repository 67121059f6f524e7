import type { ReactNode } from 'react'

type StateProps = {
  readonly picture?: ReactNode
  readonly title: string
  readonly children: ReactNode
  /** One primary action. */
  readonly action?: ReactNode
}

/** An empty list: what it is for, and one action. */
export function EmptyState(props: StateProps) {
  return (
    <section className="state">
      <StateWords {...props} />
    </section>
  )
}

/** An error: what happened, what still works, a retry. */
export function ErrorState(props: StateProps) {
  return (
    <section className="state" role="alert">
      <StateWords {...props} />
    </section>
  )
}

function StateWords({ picture, title, children, action }: StateProps) {
  return (
    <>
      {picture}
      <h2 className="section-title mb-2">{title}</h2>
      <p className="max-w-prose text-ink-2">{children}</p>
      {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
    </>
  )
}
