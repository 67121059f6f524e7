import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type EnquiryForm, emptyEnquiry, enquiryForm, readEnquiry } from '#domain/documents/enquiry-form.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, TextArea, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { Trap } from './form-trap.tsx'
import { sendEnquiry } from './listing-messages.ts'

type Props = {
  readonly user: SignedInUser | undefined
  readonly listing: string
  readonly onSent: () => void
}

/** What is typed is kept as a draft of this listing, and sent once, also after being offline. */
export function EnquiryFormFields({ user, listing, onSent }: Props) {
  // A draft names what it is about in at most 60 characters.
  const [draft, keepDraft] = useDraft('enquiry', listing.slice(0, 60), user?.uid, enquiryForm)
  const form = draft ?? { ...emptyEnquiry, name: user?.displayName ?? '', email: user?.email ?? '' }
  const { place, accept, field, box } = useFields(form, (next) => keepDraft(isUntouched(next) ? undefined : next))
  const [refused, setRefused] = useState<string>()
  const [sending, setSending] = useState(false)
  const trap = useRef<HTMLInputElement>(null)
  const submit = async () => {
    const enquiry = accept(readEnquiry(listing, form, trap.current?.value))
    setRefused(undefined)
    if (!enquiry || sending) return
    setSending(true)
    const why = await sendEnquiry(enquiry)
    setSending(false)
    setRefused(why)
    if (why) return
    keepDraft()
    onSent()
  }
  return (
    <Form ref={place} className="enquiry-form" onSubmit={() => void submit()}>
      <TextField label="Your name" dir="auto" {...field('name')} autoComplete="name" />
      <TextField label="Email" type="email" {...field('email')} autoComplete="email" />
      <TextField label="Phone" type="tel" hint="Optional." {...field('phone')} autoComplete="tel" />
      <TextArea label="Message" rows={5} dir="auto" {...field('message')} />
      <Trap place={trap} />
      <Checkbox
        {...box('consent')}
        label={
          <>
            I agree that you may store this message and my email to reply (see{' '}
            <Link to="/terms" className="underline underline-offset-4">
              Privacy
            </Link>
            ).
          </>
        }
      />
      <p role="alert" className="field-error empty:hidden">
        {refused}
      </p>
      <Button type="submit" busy={sending}>
        Send enquiry
      </Button>
    </Form>
  )
}

const isUntouched = ({ name, email, phone, message }: EnquiryForm) => !(name || email || phone || message)
