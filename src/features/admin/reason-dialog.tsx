import { useState } from 'react'
import { requestLimits } from '#domain/documents/creator-request.ts'
import { isBlank, lengthRefusal, plainLines } from '#domain/text/typed-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'

type Props = {
  readonly label: string
  readonly title: string
  readonly hint?: string
  readonly onReason: (reason: string) => void
}

/** A decision that the person is told the reason of. */
export function ReasonDialog({ label, title, hint, onReason }: Props) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()
  const submit = () => {
    const said = plainLines(reason)
    const refused = isBlank(said) ? 'Please say why.' : lengthRefusal('A reason', said, requestLimits.answer)
    setWrong(refused)
    if (refused) return
    setOpen(false)
    onReason(said)
  }
  return (
    <>
      <button type="button" className="button-quiet button-small" onClick={() => setOpen(true)}>
        {label}
      </button>
      <Dialog title={title} open={open} onOpenChange={setOpen}>
        <Form className="grid justify-items-start gap-4" onSubmit={submit}>
          <TextArea
            label="Reason"
            hint={hint ?? 'The person reads it and may try again.'}
            rows={4}
            value={reason}
            error={wrong}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit">{label}</Button>
        </Form>
      </Dialog>
    </>
  )
}
