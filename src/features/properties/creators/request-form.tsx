import './creators.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { emptyRequest, type RequestForm, readRequest, requestForm } from '#domain/documents/creator-request.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, TextArea, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { submitRequest } from './request-store.ts'

type Props = { readonly user: SignedInUser | undefined; readonly label?: string }

/** §3–§5: the request to publish properties. What is typed is kept as a draft. */
export function RequestFormFields({ user, label = 'Send request' }: Props) {
  const [draft, keepDraft] = useDraft('creator-request', null, user?.uid, requestForm)
  const form: RequestForm = draft ?? { ...emptyRequest, name: user?.displayName ?? '' }
  const { place, accept, field, box } = useFields(form, keepDraft)
  const [refused, setRefused] = useState<string>()
  const [sending, setSending] = useState(false)
  const submit = async () => {
    const request = accept(readRequest(form))
    setRefused(undefined)
    if (!request || sending) return
    setSending(true)
    const why = await submitRequest(request)
    setSending(false)
    setRefused(why)
    if (!why) keepDraft()
  }
  return (
    <Form ref={place} className="request-form" onSubmit={() => void submit()}>
      <TextField label="Full name" dir="auto" {...field('name')} autoComplete="name" />
      <TextField label="Phone" type="tel" {...field('phone')} autoComplete="tel" />
      <TextField label="Company" hint="Optional." dir="auto" {...field('company')} autoComplete="organization" />
      <TextField label="City" {...field('city')} autoComplete="address-level2" />
      <TextField label="RERA agent number" hint="Optional. Agents have one." {...field('rera')} />
      <TextArea label="What would you like to publish?" rows={4} dir="auto" {...field('reason')} />
      <Checkbox
        {...box('agreement')}
        label={
          <>
            I will list only properties that I own or may offer, with true facts and my own pictures (see{' '}
            <Link to="/terms" className="underline underline-offset-4">
              Terms
            </Link>
            ).
          </>
        }
      />
      <p role="alert" className="field-error empty:hidden">
        {refused}
      </p>
      <Button type="submit" busy={sending}>
        {label}
      </Button>
    </Form>
  )
}
