import { useQuery } from '@tanstack/react-query'
import { ProblemTable, problemsQuery } from '#features/problems/index.ts'
import type { Section } from './section.ts'
import { Answer } from './small-parts.tsx'

export const problemsSection: Section = {
  label: 'Reported problems',
  prepare: (client, queries) => queries.ensureQueryData(problemsQuery(client)),
  Show: ({ client }) => (
    <Answer asked={useQuery(problemsQuery(client))}>{({ problems }) => <ProblemTable problems={problems} />}</Answer>
  ),
}
