import { demo } from '#catalogue/demo.ts'
import { errorToasts } from '#catalogue/errors.ts'
import { refusals, successToasts } from '#catalogue/toasts.ts'
import type { NewsList } from '#domain/news/news-list.ts'
import { keyOf } from '#platform/storage/key.ts'
import { demoAt, expect, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'
import { story } from '#tests/stories.ts'

const MINUTE = 60_000
const headlines = (page: Tab) => page.locator('main .story-link')
const RATES = 'Central bank leaves its rate where it is and speaks of patience'

/** Like a link: the router notices. */
const follow = (page: Tab, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

/** Answers of a server that reaches its papers, and how often each kind was asked for. */
function papers(page: Tab, first: Partial<NewsList> = {}) {
  const asked: string[] = []
  const state = { tag: '"1"', status: 200, list: listOf(['one', 'two', 'three'], first) }
  page.route(/\/api\/news(\?|$)/, (route) => {
    const known = route.headers.get('if-none-match')
    asked.push(known === state.tag ? 'conditional' : 'whole')
    if (state.status !== 200) return route.fulfill({ status: state.status, json: { code: 'busy' } })
    const headers = { etag: state.tag }
    return known === state.tag ? route.fulfill({ status: 304, headers }) : route.fulfill({ headers, json: state.list })
  })
  return { asked, state }
}

const listOf = (ids: readonly string[], more: Partial<NewsList> = {}): NewsList => ({
  stories: ids.map((id) => story(id)),
  origin: 'live',
  asOf: new Date().toISOString(),
  failed: false,
  nextAt: new Date(Date.now() + 30 * MINUTE).toISOString(),
  ...more,
})

test('a visitor filters by keyboard, reads an article, and nobody but us is asked', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByText('Sample articles, not real news.')).toBeVisible()
  await expect(headlines(page)).toHaveCount(6)

  await page.keyboard.press('/')
  await page.keyboard.type('bank RATE')
  await expect(headlines(page)).toHaveText([RATES])
  await expect(page).toHaveURL(/\?q=bank/)
  await page.getByRole('searchbox').fill('nothing like this')
  await page.getByRole('button', { name: 'Show all headlines' }).press('Enter')
  await expect(page).toHaveURL(/\/news$/)
  await page.getByLabel('Country').selectOption('us')
  await page.getByRole('link', { name: 'General', exact: true }).press('Enter')
  await expect(page).toHaveURL(/category=general&country=us/)
  await expect(headlines(page)).toHaveText([RATES])
  await page.reload()
  await expect(headlines(page)).toHaveText([RATES])

  await page.keyboard.press('j')
  await expect(headlines(page)).toBeFocused()
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1, name: RATES })).toBeVisible()
  await expect(page.getByText('Markets moved little')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: `${RATES} (read)` })).toBeVisible()
  await headlines(page).focus()
  await page.keyboard.press('m')
  await expect(page.getByRole('link', { name: RATES, exact: true })).toBeVisible()
  const origins = page.network.said.map((said) => new URL(said.split('\n')[0] ?? '').origin)
  expect([...new Set(origins)]).toEqual([location.origin])
})

test('saving asks a visitor to sign in; saved articles are there without a network, and after they are gone', async ({
  page,
}) => {
  await page.goto('/news')
  await page.getByRole('button', { name: `Save ${RATES}` }).click()
  await expect(toastOf(page, refusals.articlesSignedOut)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible()

  // Signed in, the refused article is saved.
  await demoAt(page, '/news')
  const saved = page.getByRole('link', { name: /^Saved/ })
  await expect(toastOf(page, successToasts.articleSaved)).toBeVisible()
  await expect(saved).toHaveText('Saved (1)')
  await headlines(page).first().focus()
  await page.keyboard.press('s')
  await expect(saved).toHaveText('Saved (2)')
  await page.getByRole('button', { name: `Save ${RATES}` }).click()
  await toastOf(page, successToasts.articleRemoved).getByRole('button', { name: 'Undo' }).click()
  await expect(saved).toHaveText('Saved (2)')
  // A list has no texts: the text follows.
  const kept = () => page.evaluate((name) => localStorage.getItem(name), keyOf('savedNews', demo.uid))
  await expect.poll(kept).toContain('Sowing of rice')

  await page.network.setOffline(true)
  await saved.click()
  await expect(page).toHaveURL(/tab=saved/)
  // Newest first.
  await expect(headlines(page)).toHaveText([/^Monsoon/, RATES])
  await headlines(page).first().click()
  await expect(page.getByText('This is your saved copy.')).toBeVisible()
  await expect(page.getByText('Sowing of rice')).toBeVisible()
  await page.network.setOffline(false)
})

test('an article that nobody has offers the search', async ({ page }) => {
  await page.goto('/news/no-such-article')
  await page.getByLabel('Search headlines').fill('chip')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(headlines(page)).toHaveText([/Amberbeck/])
})

test('signed in, one conditional request per interval; new articles are offered, not pushed in; failures are told', async ({
  page,
}) => {
  page.clock.install()
  await demoAt(page, '/terms')
  const { asked, state } = papers(page)
  await follow(page, '/news')
  await expect(headlines(page)).toHaveText(['Story one', 'Story two', 'Story three'])
  const due = page.getByText(/next refresh \d\d:\d\d/)
  await expect(due).toBeVisible()
  asked.length = 0
  const next = async (ended: string) => {
    const before = asked.length
    await page.clock.runFor(30 * MINUTE)
    await expect.poll(() => asked.length).toBe(before + 1)
    await expect(page.getByText(ended).first()).toBeVisible()
  }
  for (let interval = 0; interval < 3; interval += 1) {
    const before = (await due.textContent()) ?? ''
    await next('next refresh')
    await expect(due).not.toHaveText(before)
  }
  expect(asked).toEqual(['conditional', 'conditional', 'conditional'])

  state.tag = '"2"'
  state.list = listOf(['four', 'five', 'one', 'two', 'three'])
  await next('2 new articles — show')
  await expect(toastOf(page, successToasts.newsUpdated)).toBeVisible()
  await expect(headlines(page)).toHaveText(['Story one', 'Story two', 'Story three'])
  await page.getByRole('button', { name: '2 new articles — show' }).click()
  await expect(headlines(page)).toHaveText(['Story four', 'Story five', 'Story one', 'Story two', 'Story three'])
  // With the next frame.
  await page.clock.runFor(20)
  await expect(headlines(page).first()).toBeFocused()

  state.status = 503
  await next('Refresh failed')
  await expect(toastOf(page, errorToasts.news)).toBeVisible()
  await expect(headlines(page)).toHaveCount(5)
  state.status = 200
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Refresh failed')).toHaveCount(0)
})

test('when no paper can be reached, that is said, and kept headlines show their age', async ({ page }) => {
  await page.goto('/terms')
  papers(page, { origin: 'kept', failed: true, asOf: new Date(Date.now() - 185 * MINUTE).toISOString() })
  await follow(page, '/news')
  await expect(page.getByText('These are the headlines we fetched before.')).toBeVisible()
  await expect(page.getByText('Showing headlines from 3 h ago')).toBeVisible()
  // React's strict mode says it twice.
  await expect(toastOf(page, errorToasts.news).first()).toBeVisible()
})

test('preferences and words are chosen in place', async ({ page }) => {
  await demoAt(page, '/news')
  await expect(headlines(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'News preferences' }).click()
  await page.getByLabel('United States').uncheck()
  await expect(headlines(page)).toHaveCount(3)
  await page.getByLabel('Mute words').fill('metro, monsoon')
  await expect(headlines(page)).toHaveCount(1)
  await expect(page.getByText('2 articles are hidden by your muted words.')).toBeVisible()
  await page.getByLabel('Keep words').fill('Bengaluru')
  await expect(headlines(page)).toHaveCount(2)
  await page.getByText('Compact').click()
  await page.reload()
  await expect(headlines(page)).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
})
