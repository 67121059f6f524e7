type TraceEvent = Readonly<{ name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }>

/**
 * Rewrites a trace as if its thread had its own CPU: tasks last as long as they used it, without preemption by other
 * threads or processes. Events inside a task move along.
 */
export function inProcessorTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  let task = { from: 0, to: 0, share: 1 }
  return events
    .toSorted((a, b) => a.ts - b.ts || Number(b.name === 'RunTask') - Number(a.name === 'RunTask'))
    .map((event) => {
      const { name, pid, tid, ts, dur, tdur } = event
      if (pid !== paint?.pid || tid !== paint.tid) return event
      if (name === 'RunTask' && dur && tdur !== undefined)
        task = { from: ts, to: ts + dur, share: Math.min(1, tdur / dur) }
      if (ts > task.to) return event
      const moved = Math.round(task.from + (ts - task.from) * task.share)
      return dur === undefined ? { ...event, ts: moved } : { ...event, ts: moved, dur: Math.round(dur * task.share) }
    })
}
