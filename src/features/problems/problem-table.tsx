import type { Problem } from '#domain/problem.ts'

export function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return <p className="text-ink-2">Nobody has reported a problem.</p>
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr>
          <th scope="col">Reported</th>
          <th scope="col">Page</th>
          <th scope="col">What the browser said</th>
          <th scope="col">Version</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ id, reportedAt, page, message, build }) => (
          <tr key={id}>
            <td>
              <time dateTime={reportedAt}>{reportedAt.slice(0, 16).replace('T', ' ')} UTC</time>
            </td>
            <td>{page}</td>
            <td>{message}</td>
            <td>{build}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
