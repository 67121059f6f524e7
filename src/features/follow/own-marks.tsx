import { type ReactNode, useMemo } from 'react'
import type { GoalEvent } from '#domain/goals/goal-events.ts'
import type { Note } from '#domain/keeping/note.ts'
import type { Wish } from '#domain/wishlist/wishlist.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Money } from '#ui/data/number.tsx'
import type { Own } from './use-own.ts'

/** Something the person did on a day, in words. */
export type OwnMark = { readonly day: string; readonly id: string; readonly said: ReactNode }

/** Chart marks: the day it was added, the days of notes, and what was done for goals. */
export function useOwnMarks({ wish, notes, goals }: Own): readonly OwnMark[] {
  return useMemo(
    () => [
      ...(wish ? [{ day: dayOf(wish.addedAt), id: 'added', said: <Added wish={wish} /> }] : []),
      ...notes.map((note) => ({ day: dayOf(note.createdAt), id: note.id, said: <Wrote note={note} /> })),
      ...goals.map((event) => ({ day: event.day, id: event.id, said: <ForGoal event={event} /> })),
    ],
    [wish, notes, goals],
  )
}

export const dayOf = (moment: string) => localDay(new Date(moment))

function Added({ wish: { addedAt, price, currency } }: { readonly wish: Wish }) {
  return (
    <>
      On {dateLabel(dayOf(addedAt))} you added it
      {price !== null && (
        <>
          {' '}
          at <Money value={price} currency={currency} />
        </>
      )}
    </>
  )
}

function Wrote({ note: { id, title, content, createdAt } }: { readonly note: Note }) {
  return (
    <>
      On {dateLabel(dayOf(createdAt))} you wrote{' '}
      <a href={`#note-${id}`} className="text-link" dir="auto">
        {title || content.slice(0, 60)}
      </a>
    </>
  )
}

function ForGoal({ event: { day, goal, name, amount, currency } }: { readonly event: GoalEvent }) {
  return (
    <>
      On {dateLabel(day)} you{' '}
      {amount === null ? (
        'linked it to your goal '
      ) : (
        <>
          {amount < 0 ? 'took out ' : 'paid in '}
          <Money value={Math.abs(amount)} currency={currency} personal /> for your goal{' '}
        </>
      )}
      <a href={`/financial-goals?goal=${goal}`} className="text-link" dir="auto">
        {name}
      </a>
    </>
  )
}
