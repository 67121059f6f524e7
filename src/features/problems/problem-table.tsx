import type { Problem } from '#domain/documents/problem.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { PaperPicture } from '#ui/data/list-pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'

export function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) {
    return (
      <EmptyState picture={<PaperPicture />} title="No problems reported">
        When a page fails, users can send a report. It appears here.
      </EmptyState>
    )
  }
  return (
    <DataTable
      caption="Newest first"
      rows={problems}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'reported',
          label: 'Reported',
          cell: ({ reportedAt }) => <time dateTime={reportedAt}>{reportedAt.slice(0, 16).replace('T', ' ')} UTC</time>,
        },
        { id: 'page', label: 'Page', cell: ({ page }) => page },
        { id: 'message', label: 'Browser message', cell: ({ message }) => message },
        { id: 'build', label: 'Version', cell: ({ build }) => build },
      ]}
    />
  )
}
