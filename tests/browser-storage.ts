import { onTestFinished, vi } from 'vitest'

export type FakeStorage = Storage & { room: number; refuses: boolean }

/** localStorage with a quota, a switch to refuse, and the storage event of other tabs. */
export function fakeStorage(): FakeStorage {
  const kept = new Map<string, string>()
  const size = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const guard = (self: FakeStorage) => {
    if (self.refuses) throw new DOMException('refused', 'SecurityError')
  }
  const storage = {
    room: 5_242_880,
    refuses: false,
    getItem(key: string) {
      guard(storage)
      return kept.get(key) ?? null
    },
    setItem(key: string, value: string) {
      guard(storage)
      if (size() - (kept.get(key)?.length ?? 0) + value.length > storage.room)
        throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem(key: string) {
      guard(storage)
      kept.delete(key)
    },
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  } as FakeStorage
  return new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (target, key) =>
      kept.has(String(key))
        ? { enumerable: true, configurable: true, value: kept.get(String(key)) }
        : Reflect.getOwnPropertyDescriptor(target, key),
  })
}

type Heard = { newValue: string | null; oldValue: string | null }

/** The browser globals that storage needs. `fromOtherTab` simulates a write in another tab. */
export function stubBrowser() {
  const storage = fakeStorage()
  const listeners = new Set<(event: { key: string | null } & Heard) => void>()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', fakeStorage())
  const hear = (key: string | null, values = { newValue: null, oldValue: null } as Heard) => {
    for (const listener of [...listeners]) listener({ key, ...values })
  }
  vi.stubGlobal(
    'StorageEvent',
    class {
      readonly key: string
      constructor(_: string, { key }: { key: string }) {
        this.key = key
      }
    },
  )
  vi.stubGlobal('dispatchEvent', ({ key }: { key: string }) => hear(key))
  vi.stubGlobal('addEventListener', (type: string, listener: (event: { key: string | null } & Heard) => void) => {
    if (type === 'storage') listeners.add(listener)
  })
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: { key: string | null } & Heard) => void) =>
    listeners.delete(listener),
  )
  return {
    storage,
    /** Only the event: the value has been overwritten since. */
    lateFromOtherTab: (key: string, newValue: string) => hear(key, { newValue, oldValue: null }),
    fromOtherTab(key: string, newValue: string | null) {
      const oldValue = storage.getItem(key)
      if (newValue === null) storage.removeItem(key)
      else storage.setItem(key, newValue)
      hear(key, { newValue, oldValue })
    },
  }
}

/** For tests of writes that fail: the retry would come after the test, without a browser. */
export function endTimersAfterTest() {
  const timers = new Set<NodeJS.Timeout>()
  const start = setTimeout
  vi.stubGlobal('setTimeout', (...given: Parameters<typeof start>) => {
    const timer = start(...given)
    timers.add(timer)
    return timer
  })
  onTestFinished(() => timers.forEach(clearTimeout))
}
