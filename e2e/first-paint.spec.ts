import type { Page } from '@playwright/test'
import { sentenceOf } from '#tests/first-paint/assumption.ts'
import { expect, framesDrawn, hydrated, test } from './page-list.ts'

/** What first paint assumes of React in a browser; of what is written, `tests/first-paint` speaks. */
type InBrowser = {
  readonly that: string
  readonly usedIn: string
  readonly path: string
  /** Before the page's own scripts run. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly holds: (page: Page) => Promise<boolean>
  /** Lets React behave as another version might. */
  readonly change: (page: Page) => Promise<unknown>
}

const folder = 'src/app/first-paint'

/** A body of the server's answer with another text in it. */
const changeAnswer = (page: Page, path: string | RegExp, from: string, to: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    expect(text).toContain(from)
    await route.fulfill({ response, body: text.replaceAll(from, to) })
  })

const assumptions: readonly InBrowser[] = [
  {
    that: 'React leaves its props at every hydrated element, the body too, under a name that begins with __reactProps$',
    usedIn: `${folder}/use-early-input.ts`,
    path: '/login',
    holds: (page) =>
      page.evaluate(() => {
        const nameOf = (element: Element) => Object.keys(element).find((name) => name.startsWith('__reactProps$'))
        const name = nameOf(document.body)
        const controls = [...document.querySelectorAll('main :is(button, input)')]
        return name !== undefined && controls.length > 2 && controls.every((control) => nameOf(control) === name)
      }),
    change: (page) => changeAnswer(page, /\/assets\/1-framework-/, '__reactProps$', '__reactValues$'),
  },
  {
    that: 'a listener that captures at the window comes before React, which listens at the document, and can stop it',
    usedIn: `${folder}/early-input-script.ts and ${folder}/use-early-input.ts`,
    path: '/about',
    holds: async (page) => {
      // By its attribute: an open menu hides the page from roles.
      const button = page.locator('button[aria-label="Menu"]')
      const isOpen = async () => (await button.getAttribute('aria-expanded')) === 'true'
      // React answers a click before the task of the click ends.
      await page.evaluate(() => {
        addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      })
      await button.click()
      if (await isOpen()) return false
      await button.click()
      return isOpen()
    },
    change: (page) =>
      page.addInitScript(() => {
        document.addEventListener = (type: string, listener: EventListener) =>
          window.addEventListener(type, listener, true)
      }),
  },
  {
    that: "React hears of a value that was set by the input's prototype, after another one set by the input itself",
    usedIn: `${folder}/use-early-input.ts`,
    path: '/search-funds',
    holds: async (page) => {
      await page.getByRole('searchbox', { name: 'Search' }).evaluate((input: HTMLInputElement) => {
        input.value = ' '
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'fernhollow')
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
      return page.waitForURL(/q=fernhollow/, { timeout: 5_000 }).then(
        () => true,
        () => false,
      )
    },
    change: (page) =>
      page.addInitScript(() => {
        const listen = document.addEventListener.bind(document)
        document.addEventListener = (type: string, ...rest: [EventListener, boolean]) => {
          if (type !== 'input') listen(type, ...rest)
        }
      }),
  },
  {
    that: 'React takes over the elements that are there, however late it comes, and draws none of them anew',
    usedIn: `${folder}/boot-script.ts`,
    path: '/about',
    prepare: (page) =>
      page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { headingOfServer: document.querySelector('h1') })
        })
      }),
    holds: (page) =>
      page.evaluate(() => {
        const heading = document.querySelector('h1')
        return heading !== null && Reflect.get(window, 'headingOfServer') === heading
      }),
    change: (page) => changeAnswer(page, '/about', '>About Banyan</h1>', '>Banyan</h1>'),
  },
]

for (const assumption of assumptions) {
  const { that, path, prepare, holds, change } = assumption
  const open = async (page: Page) => {
    await prepare?.(page)
    await page.goto(path)
    await page.waitForFunction(() => !('$_TSR' in window) && !('banyanEarlyInput' in window))
  }
  const broken = async (page: Page) => ((await holds(page)) ? undefined : sentenceOf(assumption))

  test(`${that}: holds`, async ({ page }) => {
    await open(page)
    // A part of the page may be hydrated later than the page.
    await expect.poll(() => broken(page), { timeout: 5_000 }).toBeUndefined()
    await hydrated(page)
  })

  test(`${that}: is named when it does not hold`, async ({ page, complaints }) => {
    await change(page)
    await open(page)
    // React may notice, and draw anew, after the page is hydrated.
    await expect.poll(() => broken(page)).toBe(sentenceOf(assumption))
    complaints.length = 0
  })
}

test('the early script runs once: a link does not write it again', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => {
    const written: string[] = []
    Object.assign(window, { written })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && !node.src && !node.type) written.push(node.text)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/contact', '/search-funds']) {
    await page.locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await framesDrawn(page)
  expect(await page.evaluate(() => Reflect.get(window, 'written'))).toEqual([])
})
