/** An empty href: the current URL with its search. */
const SAME_PAGE = ''

type Props = {
  /** Before hydration the link reloads the page instead. */
  readonly onRetry: () => void
}

/** Full screen for 8 s, then a message and a retry link. Timed in CSS, so it works without scripts. */
export function Spinner({ onRetry }: Props) {
  return (
    <>
      <div role="status" aria-label="Loading" className="spinner-screen">
        <span className="spinner" />
      </div>
      <section className="state long-wait">
        <h2 className="section-title mb-2">This is taking longer than usual</h2>
        <p className="max-w-prose text-ink-2">
          Banyan has not answered yet. Check your internet connection, then try again.
        </p>
        <p className="mt-5">
          <a
            href={SAME_PAGE}
            className="button"
            onClick={(event) => {
              event.preventDefault()
              onRetry()
            }}
          >
            Try again
          </a>
        </p>
      </section>
    </>
  )
}
