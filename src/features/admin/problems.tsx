import { useQuery } from '@tanstack/react-query'
import { ProblemTable, problemsQuery } from '#features/problems/index.ts'
import { Answer } from './admin-parts.tsx'
import type { Section } from './section.ts'

export const problemsSection: Section = {
  label: 'Reported problems',
  prepare: (client, queries) => queries.ensureQueryData(problemsQuery(client)),
  Show: ({ client }) => (
    <Answer asked={useQuery(problemsQuery(client))}>{({ problems }) => <ProblemTable problems={problems} />}</Answer>
  ),
}
