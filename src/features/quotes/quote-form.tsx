import './quotes.css'
import type { Quote } from '#domain/keeping/quote.ts'
import { type QuoteDraft, type QuoteForm, readQuote } from '#domain/keeping/quote-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useFields } from '#ui/controls/use-fields.ts'

type Props = {
  readonly quotes: readonly Quote[]
  /** The quote being edited. */
  readonly id?: string | undefined
  readonly form: QuoteForm
  readonly takesFocus?: boolean
  readonly submitLabel: string
  readonly onForm: (form: QuoteForm) => void
  readonly onSave: (draft: QuoteDraft) => void
  readonly onCancel?: () => void
}

/** No `maxLength`: it would silently cut pasted text. */
export function QuoteFields({ quotes, id, form, takesFocus, submitLabel, onForm, onSave, onCancel }: Props) {
  const { place, accept, field } = useFields(form, onForm)
  const submit = () => {
    const draft = accept(readQuote(form, quotes, id))
    if (draft) onSave(draft)
  }
  const part = (name: keyof QuoteForm) => ({ dir: 'auto', ...field(name) })
  return (
    <Form ref={place} onSubmit={submit} className="quote-form">
      <TextArea label="Quote" ref={takesFocus ? takeFocus : undefined} {...part('text')} />
      <div className="quote-form-pair">
        <TextField label="Author" {...part('author')} />
        <TextField label="Source" {...part('source')} />
      </div>
      <TextField label="Tags (comma-separated)" hint="Such as saving, patience" {...part('tags')} />
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
