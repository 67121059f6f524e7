import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'

/**
 * A problem a person chose to report from an error page. It names the kind of page (`/fund/{schemeCode}`), never the
 * address itself, so that a report does not tell what the person follows. The browser makes the id: sending the same report
 * twice keeps one copy.
 */
export const problemReport = z.strictObject({
  id: z.uuid(),
  page: plainText(200).min(1),
  message: plainText(500),
  build: plainText(64),
})
export type ProblemReport = z.infer<typeof problemReport>

export const problem = problemReport.extend({ reportedAt: z.iso.datetime() })
export type Problem = z.infer<typeof problem>

export const problemLimits = { perAddressAndHour: 20, listed: 100 } as const
