import { pageKinds, pageViewLimits } from '#domain/documents/page-kinds.ts'
import type { ViewCounts } from '#domain/documents/page-views.ts'
import { browserValue } from '#platform/storage/browser-value.ts'
import { mayKeep } from '#platform/storage/consent-choice.ts'

/** Unsent counts survive a closed tab; without consent they are removed like everything else that needs it. */
const unsent = browserValue('unsentViews', isCounts)

/** Counts one page of this kind, if Analytics is allowed. */
export function countPage(kind: keyof ViewCounts): void {
  if (!mayKeep('analytics')) return
  const counts: ViewCounts = unsent.read()
  unsent.write({ ...counts, [kind]: Math.min((counts[kind] ?? 0) + 1, pageViewLimits.perKind) })
}

/** Sends what is waiting, also from a page that is being closed. What fails waits for the next time. */
export async function sendCounts(post: (counts: ViewCounts) => Promise<boolean>): Promise<void> {
  const counts: ViewCounts = unsent.read()
  if (!mayKeep('analytics') || Object.keys(counts).length === 0) return
  unsent.write({})
  if (await post(counts).catch(() => false)) return
  for (const [kind, count] of Object.entries(counts))
    for (let n = 0; n < count; n++) countPage(kind as keyof ViewCounts)
}

export const postCounts = async (counts: ViewCounts) => {
  const { ok } = await fetch('/api/page-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ counts }),
    keepalive: true,
  })
  return ok
}

function isCounts(value: unknown): value is ViewCounts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([kind, count]) => pageKinds.some((each) => each === kind) && Number.isInteger(count))
  )
}
