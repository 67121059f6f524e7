import { expect, test } from 'vitest'
import { inProcessorTime } from './processor-time.ts'

const page = { pid: 7, tid: 1 }
const task = { ...page, name: 'RunTask', ts: 1000, dur: 400, tdur: 100 }
const layout = { ...page, name: 'Layout', ts: 1200, dur: 200, tdur: 40 }
const paint = { ...page, name: 'firstContentfulPaint', ts: 1400 }

test('a task lasts as long as its CPU time, and events inside move along', () => {
  expect(inProcessorTime([paint, layout, task])).toEqual([
    { ...task, dur: 100 },
    { ...layout, ts: 1050, dur: 50 },
    { ...paint, ts: 1100 },
  ])
})

test('an event that starts with its task is shortened with it', () => {
  const script = { ...page, name: 'EvaluateScript', ts: 1000, dur: 400 }
  expect(inProcessorTime([script, task, paint])).toContainEqual({ ...script, dur: 100 })
})

test('events between tasks, on other threads or in an unfinished task are unchanged', () => {
  const between = { ...page, name: 'FireAnimationFrame', ts: 1450 }
  const compositor = { pid: 7, tid: 2, name: 'RunTask', ts: 1100, dur: 90, tdur: 9 }
  const unended = { ...page, name: 'RunTask', ts: 2000, dur: 500 }
  const result = inProcessorTime([task, paint, between, compositor, unended])
  for (const one of [between, compositor, unended]) expect(result).toContainEqual(one)
})

test('a task never becomes longer', () => {
  const exact = { ...task, tdur: 450 }
  expect(inProcessorTime([exact, paint])).toContainEqual(exact)
})
