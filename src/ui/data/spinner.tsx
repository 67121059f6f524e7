/** The address that the page has, with its search. */
const SAME_PAGE = ''

type Props = {
  /** Before scripts run, the browser loads the page anew instead. */
  readonly onRetry: () => void
}

/** Full-screen for eight seconds; then a sentence and a retry in the page's own place. The style sheet counts, so it works without scripts too. */
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
