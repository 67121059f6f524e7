import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import { BranchPicture } from '#ui/data/pictures.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'

const loadReport = () => import('#features/problems/index.ts').then(({ ReportProblem }) => ReportProblem)

/** What happened, what still works, a retry. Shell and other pages keep working. */
export function PageError({ error: thrown, reset }: ErrorComponentProps) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const router = useRouter()
  const [reporting, setReporting] = useState(false)
  const report = useLate(loadReport, reporting)
  const retry = () => {
    // The code of this build is gone, or the browser cached the failed import.
    if (isMissingChunk(error)) return location.reload()
    reset()
    router.invalidate()
  }
  return (
    <section className="state" role="alert">
      <BranchPicture />
      <p className="kicker">Something went wrong</p>
      <h1 className="page-title">This page could not be shown</h1>
      <p className="lead">{whatHappened(error)} The rest of Banyan still works, and your data is unchanged.</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
        <Link to="/" className="button-quiet">
          Go to the home page
        </Link>
        <button type="button" className="button-quiet" onClick={() => setReporting(true)} disabled={reporting}>
          Report this problem
        </button>
      </p>
      {reporting && report.Component && (
        <report.Component
          client={router.options.context.api}
          page={router.state.matches.at(-1)?.fullPath ?? 'unknown'}
          message={`${error.name}: ${error.message}`}
        />
      )}
      {reporting && report.failed && <LateFailure onRetry={report.request} onClose={() => setReporting(false)} />}
    </section>
  )
}

function whatHappened(error: Error) {
  return isMissingChunk(error)
    ? 'Banyan was updated while this page was open. Reload the page to get the new version.'
    : sentenceOf(error)
}

/** After a deploy the old page's code is gone; each browser words that failure differently. */
function isMissingChunk(error: Error) {
  return /dynamically imported module|module script failed|Importing a module/i.test(error.message)
}
