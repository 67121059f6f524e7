import { currencies } from '#catalogue/money.ts'
import type { WishlistKind } from '#domain/wishlist/wishlist.ts'
import { readWish, type WishDraft, type WishForm } from '#domain/wishlist/wishlist-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextArea, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { InstrumentChoice } from './instrument-choice.tsx'

type Props = {
  readonly kind: WishlistKind
  /** An existing wish keeps its code; a frozen price keeps its currency. */
  readonly editing: boolean
  readonly hasPrice: boolean
  readonly taken: readonly string[]
  readonly form: WishForm
  readonly onForm: (form: WishForm) => void
  /** Resolves to an error about the code, or undefined. */
  readonly onSave: (draft: WishDraft) => Promise<string | undefined>
  readonly onCancel: () => void
}

/** No `maxLength`: it would silently cut pasted text. */
export function WishFields({ kind, editing, hasPrice, taken, form, onForm, onSave, onCancel }: Props) {
  const { place, accept, field } = useFields(form, onForm)
  const change = (part: Partial<WishForm>) => {
    onForm({ ...form, ...part })
    accept({ ok: true, draft: null })
  }
  const submit = async () => {
    const draft = accept(readWish(kind, form, taken))
    const why = draft && (await onSave(draft))
    if (why) accept({ ok: false, refusals: { code: why } })
  }
  return (
    <Form ref={place} onSubmit={() => void submit()} className="wish-form">
      {!editing && (
        <InstrumentChoice
          kind={kind}
          words={form.code}
          error={field('code').error}
          onWords={(code) => change({ code })}
          onChoose={({ id, label, currency }) => change({ code: id, name: label, currency })}
        />
      )}
      <TextField label="Name" hint="Optional" dir="auto" ref={editing ? takeFocus : undefined} {...field('name')} />
      <div className="wish-form-pair">
        <TextField
          label="Target price"
          hint={kind === 'fund' ? 'Optional, in rupees' : 'Optional'}
          inputMode="decimal"
          {...field('target')}
        />
        {kind === 'stock' && !hasPrice && (
          <SelectField
            label="Currency"
            hint="Of the price, for symbols that are not in our list"
            options={optionsWith(form.currency)}
            {...field('currency')}
          />
        )}
      </div>
      <TextArea label="Reason" hint="Optional: why you are interested" dir="auto" rows={3} {...field('reason')} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit">{editing ? 'Save' : `Add ${kind}`}</Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </Form>
  )
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus()

/** A backup may contain a currency that is not in our table. */
function optionsWith(currency: string) {
  const known = Object.entries(currencies).map(([value, name]) => ({ value, label: `${value}, ${name}` }))
  return known.some(({ value }) => value === currency) ? known : [...known, { value: currency, label: currency }]
}
