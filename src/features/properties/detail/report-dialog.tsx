import { useRef, useState } from 'react'
import { reportReasons } from '#catalogue/properties.ts'
import { reportLimits } from '#domain/documents/listing-report.ts'
import { emptyReport, reportForm } from '#domain/documents/report-form.ts'
import { lengthRefusal, plainLines } from '#domain/text/typed-text.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import { Button } from '#ui/controls/button.tsx'
import { optionsOf, SelectField, TextArea } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { Trap } from './form-trap.tsx'
import { sendReport } from './listing-messages.ts'

type Props = {
  readonly uid: string | undefined
  readonly listing: string
  readonly open: boolean
  readonly onClose: () => void
}

const reasons = optionsOf(reportReasons)

/** Something is wrong with a listing: admins see it, its owner does not. */
export function ReportDialog({ uid, listing, open, onClose }: Props) {
  // A draft names what it is about in at most 60 characters.
  const [draft, keepDraft] = useDraft('report', listing.slice(0, 60), uid, reportForm)
  const { reason, details } = draft ?? emptyReport
  const change = (part: object) => keepDraft(reportForm.safeParse({ reason, details, ...part }).data)
  const [refused, setRefused] = useState<string>()
  const [sending, setSending] = useState(false)
  const trap = useRef<HTMLInputElement>(null)
  const tooLong = lengthRefusal('A report', plainLines(details), reportLimits.details)
  const submit = async () => {
    if (sending || tooLong) return
    setSending(true)
    const website = (trap.current?.value ?? '').slice(0, 200)
    const why = await sendReport({ listing, reason, details: plainLines(details), website })
    setSending(false)
    setRefused(why)
    if (why) return
    keepDraft()
    onClose()
  }
  return (
    <Dialog title="Report this listing" open={open} onOpenChange={(next) => !next && onClose()}>
      <Form className="enquiry-form" onSubmit={() => void submit()}>
        <SelectField
          label="What is wrong?"
          value={reason}
          options={reasons}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <TextArea
          label="Details"
          hint="Optional. Only administrators read it."
          rows={4}
          dir="auto"
          value={details}
          error={tooLong}
          onChange={({ target }) => change({ details: target.value })}
        />
        <Trap place={trap} />
        <p role="alert" className="field-error empty:hidden">
          {refused}
        </p>
        <Button type="submit" busy={sending}>
          Send report
        </Button>
      </Form>
    </Dialog>
  )
}
