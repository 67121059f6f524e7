import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { messageLimits } from '#domain/message.ts'
import { emptyMessage, type MessageForm, type MessageRefusals, readMessage } from '#domain/message-form.ts'
import type { SignedInUser } from '#platform/session.ts'
import { useKept } from '#platform/storage/kept.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextArea, TextField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { draftKind, draftOwner, forgetDraft, keepDraft, sendMessage } from './contact-store.ts'

type Field = 'name' | 'email' | 'subject' | 'message'

/** Works without scripts too: then the browser checks and sends it, and the page says how it went. */
export function ContactForm({ user, onSent }: { user: SignedInUser | undefined; onSent: () => void }) {
  const uid = user?.uid
  const draft = useKept(draftKind, draftOwner(uid))
  const form = draft ?? { ...emptyMessage, name: user?.displayName ?? '', email: user?.email ?? '' }
  const [refusals, setRefusals] = useState<MessageRefusals>({})
  const [refused, setRefused] = useState<string>()
  const [sending, setSending] = useState(false)
  const trap = useRef<HTMLInputElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()

  const change = (part: Partial<MessageForm>) => keepDraft(uid, { ...form, ...part })
  const submit = async () => {
    const read = readMessage(form, trap.current?.value)
    setRefusals(read.ok ? {} : read.refusals)
    setRefused(undefined)
    // To the first field that is wrong, for those who do not see the page as a whole.
    if (!read.ok) fields.current?.querySelector<HTMLElement>(`[name="${Object.keys(read.refusals)[0]}"]`)?.focus()
    if (!read.ok || sending) return
    setSending(true)
    const why = await sendMessage(read.message)
    setSending(false)
    setRefused(why)
    if (why) return
    forgetDraft(uid, form)
    onSent()
  }
  const field = (name: Field) => ({
    name,
    required: true,
    maxLength: hydrated ? undefined : messageLimits[name],
    value: form[name],
    error: refusals[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <Form
      ref={fields}
      className="contact-form"
      action="/api/contact"
      noValidate={hydrated}
      onSubmit={() => void submit()}
    >
      <TextField label="Your name" autoComplete="name" dir="auto" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" hint="So that we can answer." {...field('email')} />
      <TextField label="Subject" autoComplete="off" dir="auto" {...field('subject')} />
      <TextArea label="Message" rows={8} dir="auto" {...field('message')} />
      {/* Machines fill in everything they find; people never see this. */}
      <div className="contact-trap">
        <label>
          Leave this empty
          <input ref={trap} type="text" name="website" autoComplete="off" defaultValue="" />
        </label>
      </div>
      <Checkbox
        name="consent"
        required
        checked={form.consent}
        error={refusals.consent}
        onChange={(event) => change({ consent: event.target.checked })}
        label={
          <>
            You may keep this message and my address to answer it, as the{' '}
            <Link to="/terms" className="underline underline-offset-4">
              privacy section
            </Link>{' '}
            says.
          </>
        }
      />
      <p role="alert" className="field-error empty:hidden">
        {refused}
      </p>
      <Button type="submit" busy={sending}>
        Send the message
      </Button>
    </Form>
  )
}
