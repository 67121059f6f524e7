import type { Page } from '@playwright/test'
import { keyOf } from '#platform/storage/key.ts'
import { expect, hydrated } from './page-list.ts'
import { test } from './specimens.ts'

test.use({ consented: false })

type Outcome = { readonly button: 'Reject All' | 'Accept Required' | 'Accept All' | 'Customize' } & {
  readonly analytics?: boolean
  readonly preferences?: boolean
  readonly hours?: 12 | 24 | 48
  readonly allowed: readonly string[]
}

const combinations: readonly Outcome[] = [
  { button: 'Reject All', allowed: [] },
  { button: 'Accept Required', allowed: ['funds', 'stocks'] },
  { button: 'Accept All', allowed: ['analytics', 'funds', 'preferences', 'stocks'] },
  { button: 'Customize', allowed: ['funds', 'stocks'] },
  { button: 'Customize', analytics: true, allowed: ['analytics', 'funds', 'stocks'] },
  { button: 'Customize', preferences: true, allowed: ['funds', 'preferences', 'stocks'] },
  { button: 'Customize', analytics: true, preferences: true, allowed: ['analytics', 'funds', 'preferences', 'stocks'] },
]

/** On a page with the shell. */
async function choose(page: Page, { button, analytics = false, preferences = false, hours }: Outcome, again = false) {
  await page.goto('/about')
  await hydrated(page)
  if (again) await page.getByRole('button', { name: 'Cookie and cache choices' }).click()
  const bar = page.locator('.consent')
  await bar.getByRole('button', { name: button }).click()
  if (button === 'Customize') {
    await bar.getByLabel('Analytics').setChecked(analytics)
    await bar.getByLabel('Preferences').setChecked(preferences)
    if (hours) await bar.getByLabel(`${hours} hours`).check({ force: true })
    await bar.getByRole('button', { name: 'Save my choice' }).click()
  }
  await expect(bar).toHaveCount(0)
}

/** Asks like a newly opened page with empty memory. */
async function askAll(page: Page): Promise<string[]> {
  await page.goto('/dev/storage')
  await expect(page.getByRole('region', { name: 'The cache' })).toBeVisible()
  return askHere(page)
}

async function askHere(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => (Reflect.get(window, 'askAll') as () => Promise<string[]>)())
  // Writing is not awaited by readers.
  await page.waitForTimeout(150)
  return said
}

/** Everything on disk for this origin. */
const onDisk = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('banyan:'))
    if (!names.includes('banyan-cache')) return { names, types: [] as string[], keys }
    const types = await new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('banyan-cache')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        // It was being deleted, and opening recreated it.
        if (!opening.result.objectStoreNames.contains('labels')) {
          opening.result.close()
          indexedDB.deleteDatabase('banyan-cache')
          return resolve([])
        }
        const reading = opening.result.transaction('labels').objectStore('labels').getAll()
        reading.onsuccess = () => {
          opening.result.close()
          resolve((reading.result as { type: string }[]).map(({ type }) => type).toSorted())
        }
      }
    })
    return { names, types, keys }
  })

const choiceKeys = [keyOf('cacheConsent'), keyOf('cacheSettings')]
const searchesKey = keyOf('recentSearches', 'specimen')

for (const outcome of combinations) {
  const { button, analytics = false, preferences = false, allowed } = outcome
  test(`only allowed types are on disk: ${button}, analytics ${analytics}, preferences ${preferences}`, async ({
    page,
    baseURL,
  }) => {
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) outside.push(request.url())
    })
    expect(await askAll(page)).toEqual(['funds asked', 'stocks asked', 'analytics asked', 'preferences asked'])
    expect(await onDisk(page)).toEqual({ names: [], types: [], keys: [] })

    await choose(page, outcome)
    await askAll(page)
    const kept = await onDisk(page)
    expect(kept.types).toEqual(allowed)
    expect(kept.names).toEqual(allowed.length > 0 ? ['banyan-cache'] : [])
    // Page counts may have been sent by now.
    const counts = allowed.includes('analytics') ? [keyOf('unsentViews')] : []
    const others = [...choiceKeys, keyOf('fontsFetched'), ...counts]
    const mine = kept.keys.filter((key) => !others.includes(key))
    expect(mine).toEqual(allowed.includes('preferences') ? [searchesKey] : [])
    const again = await askAll(page)
    for (const line of again) {
      const [type = '', said] = line.split(' ')
      expect(said, type).toBe(allowed.includes(type) ? 'kept' : 'asked')
    }

    await choose(page, { button: 'Reject All', allowed: [] }, true)
    await expect.poll(() => onDisk(page)).toMatchObject({ names: [], types: [] })
    expect((await onDisk(page)).keys).not.toContain(searchesKey)
    expect((await onDisk(page)).keys).not.toContain(keyOf('unsentViews'))
    expect(outside).toEqual([])
  })
}

test('a withdrawn type is deleted from disk, the others stay', async ({ page }) => {
  await choose(page, { button: 'Accept All', allowed: [] })
  await askAll(page)
  await choose(page, { button: 'Customize', preferences: false, analytics: true, allowed: [] }, true)
  await expect.poll(async () => (await onDisk(page)).types).toEqual(['analytics', 'funds', 'stocks'])
  expect((await onDisk(page)).keys).not.toContain(searchesKey)
})

test('an entry is reused for 12, 24 or 48 hours and fetched again after', async ({ page }) => {
  test.setTimeout(90_000)
  let start = new Date('2026-11-16T10:00:00Z').getTime()
  await page.clock.install({ time: start })
  for (const hours of [12, 24, 48] as const) {
    const over = start + hours * 3_600_000
    await page.clock.setFixedTime(start)
    await choose(page, { button: 'Customize', hours, allowed: [] }, hours > 12)
    expect((await askAll(page))[0], `${hours} hours`).toBe('funds asked')
    await page.clock.setFixedTime(over - 1)
    expect((await askAll(page))[0], `${hours} hours`).toBe('funds kept')
    await page.clock.setFixedTime(over)
    expect((await askHere(page))[0], `${hours} hours`).toBe('funds asked')
    // A clock set back: values from the future do not count.
    await page.clock.setFixedTime(start)
    expect((await askHere(page))[0], `${hours} hours`).toBe('funds asked')
    // Then everything cached is older than any of the three durations.
    start += 90 * 86_400_000
  }
})

test('a second tab uses the first one’s entries', async ({ page, context }) => {
  await choose(page, { button: 'Accept Required', allowed: [] })
  await askAll(page)
  const other = await context.newPage()
  expect((await askAll(other)).slice(0, 2)).toEqual(['funds kept', 'stocks kept'])
})

test('a partial or foreign entry is ignored, and the page works', async ({ page }) => {
  await choose(page, { button: 'Accept Required', allowed: [] })
  await askAll(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('banyan-cache')
        opening.onsuccess = () => {
          const work = opening.result.transaction(['labels', 'values'], 'readwrite')
          work.objectStore('values').clear()
          work.objectStore('labels').put({ key: 'nonsense' })
          work.objectStore('values').put('lost', 'nobody')
          work.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  expect((await askAll(page)).slice(0, 2)).toEqual(['funds asked', 'stocks asked'])
  expect((await askAll(page)).slice(0, 2)).toEqual(['funds kept', 'stocks kept'])
})

test('blocked or incompatible IndexedDB: memory is used for the life of the page', async ({ page }) => {
  await choose(page, { button: 'Accept Required', allowed: [] })
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  expect((await askAll(page)).slice(0, 2)).toEqual(['funds asked', 'stocks asked'])
  expect((await askHere(page)).slice(0, 2)).toEqual(['funds kept', 'stocks kept'])
})

test('a database that never answers: the data comes after two seconds', async ({ page }) => {
  await choose(page, { button: 'Accept Required', allowed: [] })
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  expect((await askAll(page)).slice(0, 2)).toEqual(['funds asked', 'stocks asked'])
})

test('an interrupted withdrawal is completed by the next page', async ({ page }) => {
  await choose(page, { button: 'Accept All', allowed: [] })
  await askAll(page)
  await page.evaluate((names) => {
    for (const name of names) localStorage.removeItem(name)
  }, choiceKeys)
  await page.goto('/about')
  await expect.poll(() => onDisk(page), { timeout: 8_000 }).toMatchObject({ names: [], types: [] })
  expect((await onDisk(page)).keys).not.toContain(searchesKey)
})

test('a full disk: the data still comes', async ({ page }) => {
  await choose(page, { button: 'Accept Required', allowed: [] })
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  expect((await askAll(page)).slice(0, 2)).toEqual(['funds asked', 'stocks asked'])
  expect((await askHere(page)).slice(0, 2)).toEqual(['funds kept', 'stocks kept'])
})
