import { queryOptions } from '@tanstack/react-query'
import { api } from '#domain/api/contract.ts'
import type { ProblemReport } from '#domain/documents/problem.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

export const problemsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['problems'], queryFn: () => client.call(api.listProblems) })

export const sendReport = (client: ApiClient, report: ProblemReport) => client.call(api.reportProblem, report)
