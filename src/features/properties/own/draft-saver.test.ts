import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#domain/api/app-error.ts'
import { type DraftChange, newDraft } from '#domain/property/listing-draft.ts'
import { createDraftSaver, type SaveState } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const priced = (price: string): DraftChange => ({ ...newDraft, form: { ...newDraft.form, price } })

/** A server that keeps what it is sent, and fails as told. */
function start(saved = priced('85 lakh')) {
  const sent: { price: string; version: number; key: string }[] = []
  const states: SaveState[] = []
  const fails: AppError[] = []
  const kept: [string, number][] = []
  const saver = createDraftSaver({
    version: 1,
    saved,
    async send(change, version, key) {
      sent.push({ price: change.form.price, version, key })
      const error = fails.shift()
      if (error) throw error
      return version + 1
    },
    onState: (state) => states.push(state),
    onSaved: (change, version) => kept.push([change.form.price, version]),
  })
  return { saver, sent, states, fails, kept }
}

test('text that differs from the server’s when the editor opens is sent, not taken for saved', async () => {
  const { saver, sent, kept } = start()
  saver.offer(priced('80 lakh'), true)
  expect(saver.isSaved(priced('80 lakh'))).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toMatchObject([{ price: '80 lakh', version: 1 }])
  expect(kept).toEqual([['80 lakh', 2]])
  expect(saver.isSaved(priced('80 lakh'))).toBe(true)
})

test('nothing is sent while nothing differs, or while a field cannot be saved', async () => {
  const { saver, sent } = start()
  saver.offer(priced('85 lakh'), true)
  saver.offer(priced('x'.repeat(100)), false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
  expect(await saver.stop()).toBeUndefined()
  expect(sent).toEqual([])
})

test('typing is one save, and leaving before the pause saves at once', async () => {
  const { saver, sent } = start()
  for (const price of ['8', '80', '80 lakh']) saver.offer(priced(price), true)
  expect(await saver.stop()).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent.map(({ price }) => price)).toEqual(['80 lakh'])
})

test('submitting waits for the save, and learns the version', async () => {
  const { saver, fails } = start()
  saver.offer(priced('80 lakh'), true)
  expect(await saver.save()).toBe(2)
  expect(await saver.save()).toBe(2)
  saver.offer(priced('75 lakh'), true)
  fails.push(new AppError('unreachable'))
  expect(await saver.save()).toBeUndefined()
})

test('a save whose answer was lost is sent again under its key before newer text', async () => {
  const { saver, sent, fails, states } = start()
  fails.push(new AppError('timeout'))
  saver.offer(priced('80 lakh'), true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(states.at(-1)?.is).toBe('waiting')
  saver.offer(priced('75 lakh'), true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent.map(({ price, version }) => [price, version])).toEqual([
    ['80 lakh', 1],
    ['80 lakh', 1],
    ['75 lakh', 2],
  ])
  expect(sent[0]?.key).toBe(sent[1]?.key)
  expect(states.at(-1)?.is).toBe('saved')
})

test('after a refusal nothing is repeated, and the next text is tried; signed out recovers by itself', async () => {
  const { saver, sent, fails, states } = start()
  fails.push(new AppError('forbidden'))
  saver.offer(priced('80 lakh'), true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(states.at(-1)?.is).toBe('refused')
  fails.push(new AppError('signed-out'))
  saver.offer(priced('79 lakh'), true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent.map(({ price }) => price)).toEqual(['80 lakh', '79 lakh', '79 lakh'])
  expect(states.at(-1)?.is).toBe('saved')
})
