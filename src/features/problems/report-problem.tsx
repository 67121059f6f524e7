import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import { asPlainText } from '#domain/text/plain-text.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { build } from '#platform/browser/build.ts'
import { newId } from '#platform/browser/ids.ts'
import { sendReport } from './problem-queries.ts'

type Props = { client: ApiClient; page: string; message: string }

/** Shows exactly what would be sent, and sends it only on request. */
export function ReportProblem({ client, page, message }: Props) {
  const [report] = useState(() => ({ id: newId(), page, message: asPlainText(message.slice(0, 500)), build }))
  const sending = useMutation({ mutationFn: () => sendReport(client, report) })

  if (sending.isSuccess) return <p role="status">Thank you. The operator of this site can see your report now.</p>
  return (
    <div className="mt-8 line-top pt-6">
      <h2 className="semibold text-lg">What will be sent</h2>
      <dl className="report">
        <dt>Type of page</dt>
        <dd>{report.page}</dd>
        <dt>Browser message</dt>
        <dd>{report.message}</dd>
        <dt>Version</dt>
        <dd>{report.build}</dd>
      </dl>
      <p className="text-ink-2">Nothing else is sent: no name, no page address, none of your data.</p>
      {sending.error && <p role="alert">{sentenceOf(sending.error)}</p>}
      <button type="button" className="button mt-4" onClick={() => sending.mutate()} disabled={sending.isPending}>
        {sending.isPending ? 'Sending…' : 'Send report'}
      </button>
    </div>
  )
}
