import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'

type Options = {
  /** One field; the others behind "More". */
  readonly brief: boolean
  readonly takesFocus: boolean
  /** Editing an item, or the draft uses more than one field. */
  readonly full: boolean
}

/** A form that starts with one field. `first` and `revealed` keep the focus when a control disappears. */
export function useShortForm({ brief, takesFocus, full }: Options) {
  const [more, setMore] = useState(full)
  const [focus, setFocus] = useState<'first' | 'revealed' | undefined>(takesFocus ? 'first' : undefined)
  const short = brief && !more
  return {
    short,
    className: short ? 'keeping-form keeping-short' : 'keeping-form',
    first: focus === 'first' || (focus === 'revealed' && short) ? showForm : undefined,
    revealed: focus === 'revealed' && !short ? showForm : undefined,
    reveal: () => {
      setMore(true)
      setFocus('revealed')
    },
    shorten: () => {
      if (!brief || short) return
      setMore(false)
      setFocus((before) => before ?? 'first')
    },
  }
}

export function MoreFields({ onShow }: { readonly onShow: () => void }) {
  return (
    <Button look="quiet" aria-expanded={false} onClick={onShow}>
      More
    </Button>
  )
}

/** The form is below the list: scrolls it into view. */
function showForm(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) {
  field?.focus()
  field?.form?.scrollIntoView({ block: 'nearest' })
}
