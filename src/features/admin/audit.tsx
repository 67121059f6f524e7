import { useInfiniteQuery } from '@tanstack/react-query'
import { DataTable } from '#ui/data/data-table.tsx'
import { PaperPicture } from '#ui/data/list-pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { Answer, Moment, More } from './admin-parts.tsx'
import { auditQuery } from './admin-queries.ts'
import type { Section, SectionProps } from './section.ts'

export const auditSection: Section = {
  label: 'Audit log',
  prepare: (client, queries) => queries.prefetchInfiniteQuery(auditQuery(client)),
  Show: Audit,
}

function Audit({ client }: SectionProps) {
  const asked = useInfiniteQuery({ ...auditQuery(client), refetchOnMount: 'always' })
  return (
    <Answer asked={asked}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState picture={<PaperPicture />} title="No admin actions yet">
            Every change by an admin is recorded here: who, when and what.
          </EmptyState>
        ) : (
          <>
            <DataTable
              caption="Admin actions, newest first"
              rows={entries}
              rowKey={({ id }) => String(id)}
              columns={[
                { id: 'at', label: 'When', cell: ({ at }) => <Moment at={at} /> },
                { id: 'actor', label: 'Who', cell: ({ actor }) => actor ?? 'Operator (command line)' },
                { id: 'act', label: 'Action', cell: ({ act }) => act },
                { id: 'subject', label: 'Target', cell: ({ subject }) => <span className="break-all">{subject}</span> },
                {
                  id: 'details',
                  label: 'Details',
                  cell: ({ details }) => <span className="break-all">{details}</span>,
                },
              ]}
            />
            <More asked={asked} label="Show older" />
          </>
        )
      }
    </Answer>
  )
}
