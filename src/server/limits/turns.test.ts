import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('an address has a few renders at a time; other addresses do not wait', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 10 })
  const ended: string[] = []
  let running = 0
  let most = 0
  const render = (name: string) => async () => {
    running += 1
    most = Math.max(most, running)
    await setTimeout(5)
    running -= 1
    ended.push(name)
  }
  const busy = Array.from({ length: 8 }, () => turns('10.0.0.1', render('busy')))
  const other = turns('10.0.0.2', render('other'))
  await Promise.all([...busy, other])
  expect(most).toBe(3)
  expect(ended.indexOf('other')).toBeLessThan(3)
  expect(ended).toHaveLength(9)
})

test('a full queue refuses; a failed render frees its slot', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 })
  const failing = turns('a', async () => {
    await setTimeout(5)
    throw new Error('no')
  })
  const second = turns('a', async () => 2)
  await expect(turns('a', async () => 3)).rejects.toMatchObject({ code: 'busy' })
  await expect(failing).rejects.toThrow('no')
  await expect(second).resolves.toBe(2)
  await expect(turns('a', async () => 4)).resolves.toBe(4)
})
