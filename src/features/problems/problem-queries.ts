import { queryOptions } from '@tanstack/react-query'
import { problemsApi } from '#domain/api/problems-contract.ts'
import type { ProblemReport } from '#domain/documents/problem.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

export const problemsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['problems'], queryFn: () => client.call(problemsApi.listProblems) })

export const sendReport = (client: ApiClient, report: ProblemReport) => client.call(problemsApi.reportProblem, report)
