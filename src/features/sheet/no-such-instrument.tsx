import { PathPicture } from '#ui/data/pictures.tsx'

type Props = {
  readonly title: string
  /** Before the near ones, and where there are none. */
  readonly hint: string
  readonly none: string
  readonly near: readonly { readonly id: string; readonly name: string; readonly href: string }[]
  readonly search: { readonly href: string; readonly label: string }
}

/** Unknown id: suggests similar ones. */
export function NoSuchInstrument({ title, hint, none, near, search }: Props) {
  return (
    <section className="state">
      <PathPicture />
      <p className="kicker">404</p>
      <h1 className="page-title">{title}</h1>
      {near.length > 0 ? (
        <>
          <p className="lead">{hint}</p>
          <ul className="near-list">
            {near.map(({ id, name, href }) => (
              <li key={id}>
                <a href={href} className="text-link" dir="auto">
                  {name}
                </a>{' '}
                <span className="text-ink-2">{id}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="lead">{none}</p>
      )}
      <p>
        <a href={search.href} className="button">
          {search.label}
        </a>
      </p>
    </section>
  )
}
