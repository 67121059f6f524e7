import './contact.css'
import { useState } from 'react'
import type { ContactOutcome } from '#domain/api/page-search.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { usePresumedUser, userOf, useSession } from '#platform/session/session.ts'
import { ContactForm } from './contact-form.tsx'
import { SentMessages } from './sent-messages.tsx'

const outcomes: Readonly<Record<ContactOutcome, string>> = {
  sent: 'Your message was sent. Thank you.',
  incomplete:
    'A field is empty or the email address is not valid. Go back in your browser: what you wrote is still there.',
  later: 'Too many messages were sent from your network. Please try again in an hour.',
}

/** The form and the status of sent messages. */
export function Contact({ client, outcome }: { client: ApiClient; outcome: ContactOutcome | undefined }) {
  const user = userOf(useSession())
  const writer = usePresumedUser()
  const [sent, setSent] = useState(false)
  return (
    <div className="contact">
      <div>
        {outcome && !sent && (
          <p role="status" className="contact-outcome">
            {outcomes[outcome]}
          </p>
        )}
        {/* Drafts are per user. */}
        <ContactForm key={writer?.uid} user={writer ?? undefined} onSent={() => setSent(true)} />
      </div>
      <SentMessages client={client} user={user} />
    </div>
  )
}
