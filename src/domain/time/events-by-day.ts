/** Events of a person, by day. */
export type EventsOfDay<Event> = { readonly day: string; readonly events: readonly Event[] }

/** One entry per day, oldest first. Events after the last known value are put on its day. */
export function eventsByDay<Event extends { readonly day: string }>(
  events: readonly Event[],
  last: string,
): EventsOfDay<Event>[] {
  const days = new Map<string, Event[]>()
  for (const event of events) {
    const day = event.day > last ? last : event.day
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].map(([day, on]) => ({ day, events: on })).toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
