import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const network = { script: 'https://ads.example/ads.js', client: 'ca-pub-42' }

type Ad = { dataset: Record<string, string>; style: Record<string, string>; childElementCount: number; remove(): void }
let ad: Ad
let changed: () => void
let place: { kept: unknown[]; replaceChildren(...now: unknown[]): void }
let scriptEnds: 'load' | 'error'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  scriptEnds = 'load'
  place = {
    kept: [],
    replaceChildren: (...now) => {
      place.kept = now
    },
  }
  ad = {
    ...{ dataset: {}, style: {}, childElementCount: 0 },
    remove: () => {
      place.kept = place.kept.filter((each) => each !== ad)
    },
  }
  const script = { onload: () => {}, onerror: () => {}, remove: () => {} }
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'script' ? script : ad),
    head: { append: () => setTimeout(() => (scriptEnds === 'load' ? script.onload() : script.onerror())) },
  })
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(heard: () => void) {
        changed = heard
      }
      observe() {}
      disconnect() {
        changed = () => {}
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Asked, with the script there; `result` once the slot is decided. */
async function ask() {
  const { fillFromNetwork } = await import('./network-ads.ts')
  let result: boolean | undefined
  void fillFromNetwork(network, place as unknown as HTMLElement, '300x250').then((done) => {
    result = done
  })
  await vi.advanceTimersByTimeAsync(0)
  return {
    result: async () => {
      await vi.advanceTimersByTimeAsync(0)
      return result
    },
  }
}

test('a slot of the right size is filled once the network says so, or adds something', async () => {
  const { result } = await ask()
  expect(place.kept).toEqual([ad])
  expect(ad.style).toMatchObject({ width: '300px', height: '250px' })
  expect(await result()).toBeUndefined()
  ad.childElementCount = 1
  changed()
  expect(await result()).toBe(true)
  expect(place.kept).toEqual([ad])
})

test('a network with nothing to show leaves the slot at once', async () => {
  const { result } = await ask()
  ad.dataset.adStatus = 'unfilled'
  changed()
  expect(await result()).toBe(false)
  expect(place.kept).toEqual([])
})

test('a network that is silent for 5 s leaves the slot, and does not get it back', async () => {
  const { result } = await ask()
  await vi.advanceTimersByTimeAsync(4_990)
  expect(await result()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10)
  expect(await result()).toBe(false)
  ad.dataset.adStatus = 'filled'
  changed()
  expect(await result()).toBe(false)
  expect(place.kept).toEqual([])
})

test('a script that is blocked leaves the slot', async () => {
  scriptEnds = 'error'
  const { result } = await ask()
  expect(await result()).toBe(false)
  expect(place.kept).toEqual([])
})

test('an advertisement is asked for only where it fits', async () => {
  const { hasRoom } = await import('./network-ads.ts')
  expect(hasRoom({ clientWidth: 728 }, '728x90')).toBe(true)
  expect(hasRoom({ clientWidth: 328 }, '728x90')).toBe(false)
  expect(hasRoom({ clientWidth: 300 }, '300x250')).toBe(true)
})
