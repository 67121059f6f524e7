import { createFileRoute } from '@tanstack/react-router'
import { termsVersion } from '#catalogue/terms-version.ts'
import { TermsText, useTermsAccepted } from '#features/accounts/terms/index.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/terms')({ head: pageHead('terms'), component: TermsPage })

function TermsPage() {
  const acceptedOn = useTermsAccepted()
  return (
    <article className="prose">
      <h1 className="page-title">Terms &amp; Conditions</h1>
      <p className="lead">What you can expect of Banyan, what it expects of you, and what happens to your data.</p>
      <p className="text-ink-2">
        In force since {dateLabel(termsVersion)}.
        {acceptedOn && ` You accepted them in this browser on ${dateLabel(acceptedOn)}.`}
      </p>
      <TermsText />
    </article>
  )
}
