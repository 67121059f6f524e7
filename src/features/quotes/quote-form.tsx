import './quotes.css'
import { useRef, useState } from 'react'
import type { Quote } from '#domain/quote.ts'
import { type QuoteDraft, type QuoteForm, type QuoteRefusals, readQuote } from '#domain/quote-form.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'

type Props = {
  readonly quotes: readonly Quote[]
  /** The one that is being changed. */
  readonly id?: string | undefined
  readonly form: QuoteForm
  readonly takesFocus?: boolean
  readonly submitLabel: string
  readonly onForm: (form: QuoteForm) => void
  readonly onSave: (draft: QuoteDraft) => void
  readonly onCancel?: () => void
}

/** No field has a `maxLength`: it would cut what somebody pastes without a word. */
export function QuoteFields({ quotes, id, form, takesFocus, submitLabel, onForm, onSave, onCancel }: Props) {
  const [refusals, setRefusals] = useState<QuoteRefusals>({})
  const place = useRef<HTMLFormElement>(null)
  const submit = () => {
    const read = readQuote(form, quotes, id)
    setRefusals(read.ok ? {} : read.refusals)
    if (read.ok) return onSave(read.draft)
    const [field = 'text'] = Object.keys(read.refusals)
    const wrong = place.current?.elements.namedItem(field)
    if (wrong instanceof HTMLElement) wrong.focus()
  }
  const part = (name: keyof QuoteForm) => ({
    name,
    dir: 'auto' as const,
    autoComplete: 'off',
    value: form[name],
    error: refusals[name],
    onChange: (event: { target: { value: string } }) => {
      onForm({ ...form, [name]: event.target.value })
      setRefusals((all) => ({ ...all, [name]: undefined }))
    },
  })
  return (
    <Form ref={place} onSubmit={submit} className="quote-form">
      <TextArea label="Quote" ref={takesFocus ? takeFocus : undefined} {...part('text')} />
      <div className="quote-form-pair">
        <TextField label="Author" {...part('author')} />
        <TextField label="Source" {...part('source')} />
      </div>
      <TextField label="Tags" hint="Separated by commas, such as saving, patience" {...part('tags')} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit">{submitLabel}</Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </p>
    </Form>
  )
}

const takeFocus = (area: HTMLTextAreaElement | null) => area?.focus()
