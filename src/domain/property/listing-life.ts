import type { ListingStatus } from '#catalogue/properties.ts'
import { type Day, readIsoDay } from '#domain/time/day.ts'

/** Who may do it: the owner of a listing, or an admin. */
export type Actor = 'owner' | 'admin'

/**
 * The life of a listing: from each status where it may go, and by whom. Anything else is refused. A draft of a live one
 * lies beside it: the live version stays until an admin approves the new one.
 */
export const transitions: Readonly<Record<ListingStatus, Readonly<Partial<Record<ListingStatus, readonly Actor[]>>>>> =
  {
    draft: { review: ['owner'] },
    review: { draft: ['owner'], live: ['admin'], rejected: ['admin'] },
    rejected: { draft: ['owner'], review: ['owner'] },
    live: { draft: ['owner'], sold: ['owner', 'admin'], withdrawn: ['owner', 'admin'] },
    withdrawn: { draft: ['owner'] },
    sold: {},
  }

export const mayBecome = (from: ListingStatus, to: ListingStatus, actor: Actor): boolean =>
  transitions[from][to]?.includes(actor) ?? false

/** Seen by everybody: live ones, and what became of those that were. */
export const publicStatuses = ['live', 'sold', 'withdrawn'] as const satisfies readonly ListingStatus[]
export type PublicStatus = (typeof publicStatuses)[number]

export const isPublic = (status: ListingStatus): status is PublicStatus => publicStatuses.some((one) => one === status)

/** The day of possession while it lies ahead; from that day on the property is ready, as if it always was. */
export const possessionAhead = (possession: string | null, today: Day): string | null =>
  possession !== null && (readIsoDay(possession) ?? 0) > today ? possession : null
