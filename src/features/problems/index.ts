export { problemsQuery } from './problem-queries.ts'
export { ProblemTable } from './problem-table.tsx'
export { ReportProblem } from './report-problem.tsx'
