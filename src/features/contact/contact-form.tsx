import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { messageLimits } from '#domain/documents/message.ts'
import {
  emptyMessage,
  isUntouched,
  type MessageForm,
  messageForm,
  readMessage,
} from '#domain/documents/message-form.ts'
import { useHydrated } from '#platform/browser/use-hydrated.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, TextArea, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { sendMessage } from './contact-store.ts'

type Field = 'name' | 'email' | 'subject' | 'message'

/** Works without scripts: the browser validates and posts, the page shows the outcome. */
export function ContactForm({ user, onSent }: { user: SignedInUser | undefined; onSent: () => void }) {
  const uid = user?.uid
  const [draft, keepDraft] = useDraft('message', null, uid, messageForm)
  const form = draft ?? { ...emptyMessage, name: user?.displayName ?? '', email: user?.email ?? '' }
  const { place, accept, field, box } = useFields(form, (next) => keepDraft(isUntouched(next) ? undefined : next))
  const now = useRef(form)
  now.current = form
  const [refused, setRefused] = useState<string>()
  const [sending, setSending] = useState(false)
  const trap = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()

  const submit = async () => {
    const message = accept(readMessage(form, trap.current?.value))
    setRefused(undefined)
    if (!message || sending) return
    setSending(true)
    const why = await sendMessage(message)
    setSending(false)
    setRefused(why)
    if (why) return
    // The draft is done, unless something was typed meanwhile.
    if (sameForm(now.current, form)) keepDraft()
    onSent()
  }
  const part = (name: Field) => ({
    ...field(name),
    required: true,
    maxLength: hydrated ? undefined : messageLimits[name],
  })
  return (
    <Form
      ref={place}
      className="contact-form"
      action="/api/contact"
      noValidate={hydrated}
      onSubmit={() => void submit()}
    >
      <TextField label="Your name" dir="auto" {...part('name')} autoComplete="name" />
      <TextField label="Email" type="email" hint="So that we can reply." {...part('email')} autoComplete="email" />
      <TextField label="Subject" dir="auto" {...part('subject')} />
      {/* `on`: without scripts, going back after a refusal restores the text. */}
      <TextArea label="Message" rows={8} dir="auto" {...part('message')} autoComplete="on" />
      {/* Honeypot: hidden from people, filled in by bots. */}
      <div className="contact-trap">
        <label>
          Leave this empty
          <input ref={trap} type="text" name="website" autoComplete="off" defaultValue="" />
        </label>
      </div>
      <Checkbox
        required
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
        Send message
      </Button>
    </Form>
  )
}

const sameForm = (one: MessageForm, other: MessageForm) =>
  Object.entries(other).every(([field, value]) => one[field as keyof MessageForm] === value)
