import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser-storage.ts'

const user = { uid: 'u1', email: 'a@b.co', displayName: null, photoURL: null, creationTime: '2026-01-01T00:00:00.000Z' }

/** Simulates a page load: fresh modules, the same tab. */
async function load() {
  vi.resetModules()
  const { setSession } = await import('./session.ts')
  return { setSession, ...(await import('./refused-action.ts')) }
}

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('document', { cookie: '', addEventListener: () => {} })
  return () => vi.unstubAllGlobals()
})

test('a refused action runs once after sign-in', async () => {
  const { refuseUntilSignedIn, onRefusedAction, setSession } = await load()
  const [add, say] = [vi.fn(), vi.fn()]
  onRefusedAction('add-fund', add)
  refuseUntilSignedIn({ name: 'add-fund', about: '119551' }, say)
  expect(say).toHaveBeenCalledOnce()
  expect(add).not.toHaveBeenCalled()
  setSession(user)
  expect(add.mock.calls).toEqual([['119551']])
  setSession(null)
  setSession(user)
  expect(add).toHaveBeenCalledOnce()
})

test('it survives the redirect to Google, and waits for its code', async () => {
  const before = await load()
  before.refuseUntilSignedIn({ name: 'add-fund', about: '119551' }, () => {})
  const after = await load()
  after.setSession(user)
  const add = vi.fn()
  after.onRefusedAction('another', vi.fn())
  after.onRefusedAction('add-fund', add)
  expect(add.mock.calls).toEqual([['119551']])
})

test('cancelling sign-in cancels it', async () => {
  const { refuseUntilSignedIn, forgetRefusedAction, onRefusedAction, setSession } = await load()
  const add = vi.fn()
  onRefusedAction('add-fund', add)
  refuseUntilSignedIn({ name: 'add-fund', about: '119551' }, () => {})
  forgetRefusedAction()
  setSession(user)
  expect(add).not.toHaveBeenCalled()
})
