import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Permission = 'granted' | 'denied' | 'default'
let shown: string[]

/** As on a desktop, or on a phone, where the constructor is illegal. */
function stub({ phone, permission, worker }: { phone: boolean; permission: Permission; worker: boolean }) {
  vi.stubGlobal(
    'Notification',
    class {
      static permission = permission
      constructor(title: string) {
        if (phone) throw new TypeError('Illegal constructor')
        if (permission === 'granted') shown.push(title)
      }
    },
  )
  const registration = { showNotification: async (title: string) => void shown.push(`worker: ${title}`) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => (worker ? registration : undefined) } })
}

beforeEach(() => {
  vi.resetModules()
  shown = []
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ phone: false, permission: 'default', worker: false }, 'default'],
  [{ phone: false, permission: 'granted', worker: false }, 'granted'],
  [{ phone: true, permission: 'default', worker: true }, 'default'],
  [{ phone: true, permission: 'default', worker: false }, 'needs-worker'],
] as const)('%o: %s, and looking shows nothing', async (browser, expected) => {
  stub(browser)
  const { checkNotify } = await import('./notify.ts')
  expect(await checkNotify()).toBe(expected)
  expect(shown).toEqual([])
})

test('a notification is shown by the worker, else by the page, and a phone without a worker says that it cannot', async () => {
  stub({ phone: true, permission: 'granted', worker: true })
  const { notify, notifyPermission, checkNotify } = await import('./notify.ts')
  expect(await notify('One', '', '/', 'a')).toBe(true)
  stub({ phone: false, permission: 'granted', worker: false })
  expect(await notify('Two', '', '/', 'b')).toBe(true)
  expect(shown).toEqual(['worker: One', 'Two'])

  stub({ phone: true, permission: 'granted', worker: false })
  expect(notifyPermission()).toBe('granted')
  expect(await notify('Three', '', '/', 'c')).toBe(false)
  expect(notifyPermission()).toBe('needs-worker')
  // Caching was allowed since.
  stub({ phone: true, permission: 'granted', worker: true })
  expect(await checkNotify()).toBe('granted')
})
