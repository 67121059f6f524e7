import { useState } from 'react'
import type { EnquiryOutcome } from '#domain/api/property-page-search.ts'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { usePresumedUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { Part } from '#ui/data/part.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import { LateOwnEnquiries } from './late-own-enquiries.tsx'
import { PlainEnquiry } from './plain-enquiry.tsx'

const loadForm = () => import('./enquiry-form-fields.tsx').then(({ EnquiryFormFields }) => EnquiryFormFields)
const loadReport = () => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog)

type Props = {
  readonly client: ApiClient
  readonly details: ListingDetails
  /** Whether this site sends mail. */
  readonly hasMail: boolean
  readonly outcome: EnquiryOutcome | undefined
}

const outcomes: Readonly<Record<Exclude<EnquiryOutcome, 'sent'>, string>> = {
  incomplete:
    'A field is empty or the email address is not valid. Go back in your browser: what you wrote is still there.',
  later: 'Too many enquiries were sent from your network. Please try again in an hour.',
  gone: 'Your enquiry was not sent: this property was not listed then.',
}

function sentSentence(hasMail: boolean, isSignedIn: boolean): string {
  const answered = hasMail
    ? 'The answer comes by email, and here if you are signed in.'
    : isSignedIn
      ? 'The answer appears here.'
      : 'The owner can reach you at the contact details you gave.'
  return `Your enquiry was sent. ${answered}`
}

/** Asking about the listing, and reporting what is wrong with it. Both forms are loaded when they are asked for. */
export function EnquiryPart({ client, details, hasMail, outcome }: Props) {
  const user = usePresumedUser() ?? undefined
  const [open, setOpen] = useState<'enquiry' | 'report' | null>(null)
  const [sent, setSent] = useState(false)
  const form = useLate(loadForm, open === 'enquiry')
  const report = useLate(loadReport, open === 'report')
  const told = sent ? 'sent' : outcome
  const failed = open === 'enquiry' ? form : report
  return (
    <Part id="enquiry" title="Ask about it">
      {told && (
        <p role="status" className="sheet-note">
          {told === 'sent' ? sentSentence(hasMail, user !== undefined) : outcomes[told]}
        </p>
      )}
      <LateOwnEnquiries key={String(sent)} client={client} listing={details.id} />
      {open === 'enquiry' && form.Component ? (
        // Drafts are per user.
        <form.Component
          key={user?.uid}
          user={user}
          listing={details.id}
          onSent={() => {
            setOpen(null)
            setSent(true)
          }}
        />
      ) : (
        <>
          <p className="text-ink-2">
            {details.sample
              ? 'This listing is a sample. Your message goes to Banyan’s team.'
              : 'Your message and contact details go to the owner of this listing, and to nobody else.'}
          </p>
          <p className="listing-row with-scripts">
            <Button onPointerEnter={form.request} onClick={() => setOpen('enquiry')}>
              Write an enquiry
            </Button>
            <Button look="plain" aria-haspopup="dialog" onClick={() => setOpen('report')}>
              Report this listing
            </Button>
          </p>
          <PlainEnquiry listing={details.id} />
        </>
      )}
      {report.Component && (
        <report.Component uid={user?.uid} listing={details.id} open={open === 'report'} onClose={() => setOpen(null)} />
      )}
      {open !== null && failed.failed && <LateFailure onRetry={failed.request} onClose={() => setOpen(null)} />}
    </Part>
  )
}
