import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'

/**
 * A problem reported from an error page. It names the route (`/fund/{schemeCode}`), never the URL, so that it does not
 * reveal what the person looks at. The browser creates the id: sending twice keeps one copy.
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
