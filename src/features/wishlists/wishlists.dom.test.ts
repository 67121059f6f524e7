import { type PackScheme, writeFundPack } from '#domain/funds/fund-pack.ts'
import { writeSparkPack } from '#domain/packs/spark-pack.ts'
import { keyOf } from '#platform/storage/key.ts'
import {
  demoAt,
  downloaded,
  emptyDemoAt,
  expect,
  fill,
  fillStorage,
  somebody,
  type Tab,
  test,
  toastOf,
} from '#tests/dom/dom-people.ts'

const FUNDS = keyOf('fundWishlist', 'demo')
const FAVORITES = keyOf('propertyFavorites', 'demo')

const noFunds = (page: Tab) => emptyDemoAt(page, '/wishlist/funds', FUNDS, 'No funds yet')
const rows = (page: Tab) => page.locator('.wishlist-table tbody tr')
const row = (page: Tab, text: string) => rows(page).filter({ hasText: text })
const names = (page: Tab) => page.locator('.wishlist-table .wish-name').allTextContents()
const dialog = (page: Tab, name: string) => page.getByRole('dialog', { name, exact: true })

/** The scheme's name on its fund page. */
const fundTitle = async (page: Tab) => (await page.locator('.follow-actions').getAttribute('aria-label')) ?? ''

type Typed = { code: string; name?: string; target?: string; reason?: string }

/** Short names for a few sample funds. */
const codeOf = (short: string) => (/^\d$/.test(short) ? String(900_360 + Number(short)) : short)

async function typeFund(page: Tab, { code, name = `Fund ${code}`, target = '', reason = '' }: Typed) {
  await page.getByRole('button', { name: 'Add a fund' }).click()
  const form = dialog(page, 'Add a fund')
  await form.getByRole('combobox', { name: 'Fund' }).fill(codeOf(code))
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Target price').fill(target)
  await form.getByLabel('Reason').fill(reason)
  await form.getByRole('button', { name: 'Add fund' }).click()
  return form
}

async function addFund(page: Tab, typed: Typed) {
  const form = await typeFund(page, typed)
  await expect(form).toHaveCount(0)
  await expect(toastOf(page, 'Fund added to wishlist').first()).toBeVisible()
}

/** What is stored, for tests that reload. */
const keptCodes = (page: Tab) =>
  page.evaluate(
    (name) =>
      JSON.parse(localStorage.getItem(name) ?? '{"data":[]}')
        .data.filter(({ item }: { item: unknown }) => item)
        .map(({ id }: { id: string }) => id),
    FUNDS,
  )

test('Please log in to add items to your wishlist: after sign-up the fund is in it', async ({ page }) => {
  await page.goto('/fund/900363')
  const title = await fundTitle(page)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await expect(toastOf(page, 'Please log in to add items to your wishlist')).toBeVisible()
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' })
  await modal.getByRole('button', { name: 'New here? Create an account' }).click()
  await fill(page, somebody())
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expect(toastOf(page, 'Fund added to wishlist')).toBeVisible()
  await page.getByRole('button', { name: 'Get Started' }).click()
  const follow = page.getByRole('region', { name: title })
  await expect(follow.getByRole('button', { name: 'Remove' })).toBeVisible()
  await follow.getByRole('link', { name: 'In your wishlist' }).click()
  await expect(page).toHaveURL('/wishlist/funds')
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, title)).toContainText('900363')
})

test('cancelling sign-in adds nothing later', async ({ page }) => {
  await page.goto('/stock/BRAHOL.SMP')
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' })
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toHaveCount(0)
  await emptyDemoAt(page, '/wishlist/stocks', keyOf('stockWishlist', 'demo'), 'No stocks yet')
})

test('a fund is added by its code, once; a duplicate is an error at the field', async ({ page }) => {
  await noFunds(page)
  await addFund(page, { code: '900363', name: 'Corporate bonds', target: '1,250.50', reason: 'Calm money' })
  await expect(row(page, 'Corporate bonds')).toContainText('₹1,250.50')
  await expect(row(page, 'Corporate bonds')).toContainText('Calm money')
  const form = await typeFund(page, { code: ' 900363 ' })
  await expect(form.getByText('This fund is already in your wishlist.')).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'Fund' })).toBeFocused()
  await form.getByRole('combobox', { name: 'Fund' }).fill('900364')
  await form.getByLabel('Name').fill('Another')
  await form.getByRole('button', { name: 'Add fund' }).click()
  await expect.poll(() => names(page)).toEqual(['Another', 'Corporate bonds'])
  await expect.poll(() => keptCodes(page)).toEqual(['900363', '900364'])
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Another', 'Corporate bonds'])
})

test('a fund is found by name or part of it, with target and reason in one step; an unknown code is refused', async ({
  page,
}) => {
  await noFunds(page)
  await page.goto('/fund/900363')
  const title = await fundTitle(page)
  await page.goto('/wishlist/funds')
  const form = await typeFund(page, { code: '4711' })
  await expect(form.getByText('No fund has this code. Search for it by name.')).toBeVisible()
  await form.getByRole('combobox', { name: 'Fund' }).fill(title.split(' ').slice(0, 3).join(' '))
  await form.getByRole('option').filter({ hasText: '900363' }).click()
  await expect(form.getByRole('combobox', { name: 'Fund' })).toHaveValue('900363')
  await expect(form.getByText('No fund has this code.')).toHaveCount(0)
  await form.getByLabel('Target price').fill('1000000')
  await form.getByLabel('Reason').fill('By its name')
  await form.getByRole('button', { name: 'Add fund' }).click()
  await expect(row(page, title)).toContainText('By its name')
  await expect(row(page, title)).toContainText('% below target')
})

test('a removed fund comes back at its place', async ({ page }) => {
  await noFunds(page)
  for (const code of ['1', '2', '3']) await addFund(page, { code })
  const before = ['Fund 3', 'Fund 2', 'Fund 1']
  await expect.poll(() => names(page)).toEqual(before)
  await row(page, 'Fund 2').getByRole('button', { name: 'Remove Fund 2' }).press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expect(row(page, 'Fund 1').getByRole('button', { name: 'Remove Fund 1' })).toBeFocused()
  await toastOf(page, 'Removed from wishlist').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => names(page)).toEqual(before)
  await expect.poll(() => keptCodes(page)).toEqual(['1', '2', '3'].map(codeOf))
  await page.reload()
  await expect.poll(() => names(page)).toEqual(before)
})

test('the manual order is stored; sort and filter are in the URL', async ({ page }) => {
  await noFunds(page)
  await addFund(page, { code: '1', name: 'Gold' })
  await addFund(page, { code: '2', name: 'Bonds' })
  await addFund(page, { code: '3', name: 'Shares', reason: 'for the school' })
  const up = row(page, 'Gold').getByRole('button', { name: 'Move up Gold' })
  await up.press('Enter')
  await expect.poll(() => names(page)).toEqual(['Shares', 'Gold', 'Bonds'])
  await expect(up).toBeFocused()
  await row(page, 'Shares').getByRole('button', { name: 'Move down Shares' }).press('Enter')
  await expect.poll(() => names(page)).toEqual(['Gold', 'Shares', 'Bonds'])
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Gold', 'Shares', 'Bonds'])
  await page.getByLabel('Name', { exact: true }).check()
  await expect.poll(() => names(page)).toEqual(['Bonds', 'Gold', 'Shares'])
  await expect(page).toHaveURL('/wishlist/funds?sort=name')
  await expect(page.getByRole('button', { name: /^Move up/ })).toHaveCount(0)
  await page.getByLabel('Filter').fill('SCHOOL')
  await expect(page).toHaveURL(/q=SCHOOL/)
  await expect.poll(() => names(page)).toEqual(['Shares'])
  await expect(page.getByText('1 of 3 funds')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Filter')).toHaveValue('SCHOOL')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Filter').fill('no such words')
  await page.getByRole('button', { name: 'Show all funds' }).click()
  await expect(page).toHaveURL('/wishlist/funds')
  await expect(rows(page)).toHaveCount(3)
})

test('target and reason are edited; typed text survives a dialog closed by accident', async ({ page }) => {
  await noFunds(page)
  await addFund(page, { code: '1', name: 'Gold' })
  const edit = row(page, 'Gold').getByRole('button', { name: 'Edit Gold' })
  await edit.press('Enter')
  const form = dialog(page, 'Edit')
  await form.getByLabel('Target price').fill('12,50')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Enter an amount above 0, such as 1,250.50.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await edit.press('Enter')
  await expect(form.getByLabel('Target price')).toHaveValue('12,50')
  await form.getByLabel('Target price').fill('12.50')
  await form.getByLabel('Reason').fill('When it rains')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page, 'Wishlist updated')).toBeVisible()
  await expect(row(page, 'Gold')).toContainText('₹12.50')
  await expect(row(page, 'Gold')).toContainText('When it rains')
})

test('Failed to load your wishlist: unreadable data is reported once and set aside', async ({ page }) => {
  await noFunds(page)
  await page.evaluate((name) => localStorage.setItem(name, '{"v":1,"data":[{}]}'), FUNDS)
  await page.reload()
  await expect(toastOf(page, 'Failed to load your wishlist')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'No funds yet' })).toBeVisible()
  await page.evaluate((name) => localStorage.setItem(name, 'undefined'), FAVORITES)
  await page.goto('/favorite-properties')
  await expect(toastOf(page, 'Failed to load your favorite properties')).toHaveCount(1)
})

test('Failed to add to wishlist: storage is full, and the fund is still on screen', async ({ page }) => {
  await noFunds(page)
  fillStorage()
  await typeFund(page, { code: '900363', name: 'Mine' })
  await expect(toastOf(page, 'Failed to add to wishlist')).toBeVisible()
  await expect(toastOf(page, 'Fund added to wishlist')).toHaveCount(0)
  await expect(row(page, 'Mine')).toBeVisible()
  await row(page, 'Mine')
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await expect(toastOf(page, 'Failed to remove from wishlist')).toBeVisible()
})

test('the list is exported as CSV, without formulas', async ({ page }) => {
  await noFunds(page)
  await addFund(page, { code: '900363', name: '=1+1, "x"', target: '10' })
  const button = page.getByRole('button', { name: 'Export as CSV' })
  const { name, bytes } = await downloaded(page, () => button.press('Enter'))
  expect(name).toMatch(/^banyan-funds-\d{4}-\d\d-\d\d\.csv$/)
  const lines = bytes.toString().split('\r\n')
  expect(lines[0]).toBe('\uFEFFName,Scheme code,Added on,Price when added,Price date,Target,Currency,Reason')
  expect(lines[1]).toMatch(/^"'=1\+1, ""x""",900363,\d{4}-\d\d-\d\d,[\d.]+,\d{4}-\d\d-\d\d,10,INR,$/)
})

test('invalid input is an error at its field; anything else is shown as typed', async ({ page }) => {
  await noFunds(page)
  const long = 'x'.repeat(100_000)
  const form = await typeFund(page, { code: '12x', name: long, target: '-1', reason: long })
  await expect(form.getByText('Choose a fund from the list, or enter its scheme code.')).toBeVisible()
  await expect(form.getByText('A name can have at most 300 characters; this has 100,000.')).toBeVisible()
  await expect(form.getByText('Enter an amount above 0, such as 1,250.50.')).toBeVisible()
  await expect(form.getByText('A reason can have at most 500 characters; this has 100,000.')).toBeVisible()
  expect(await form.getByLabel('Reason').inputValue()).toBe(long)
  await form.getByRole('button', { name: 'Cancel' }).click()
  const odd = ['🌱👨‍👩‍👧', 'صندوق الصبر', '<script>alert(1)</script><img src=x onerror=alert(1)>', 'x'.repeat(300)]
  for (const [at, words] of odd.entries()) await addFund(page, { code: String(at + 1), name: words, reason: words })
  await expect.poll(() => names(page)).toEqual(odd.toReversed())
  expect(await page.locator('.wishlist-table :is(script, img)').count()).toBe(0)
})

test('a double click adds once, and removes one at a time', async ({ page }) => {
  await noFunds(page)
  await addFund(page, { code: '1' })
  await addFund(page, { code: '2' })
  await page.goto('/fund/900363')
  const title = await fundTitle(page)
  await page.getByRole('button', { name: 'Add to wishlist' }).dblclick()
  await expect(toastOf(page, 'Fund added to wishlist')).toBeVisible()
  await page.getByRole('link', { name: 'In your wishlist' }).click()
  await expect(rows(page)).toHaveCount(3)
  await row(page, title)
    .getByRole('button', { name: /^Remove/ })
    .dblclick()
  await expect(toastOf(page, 'Removed from wishlist')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['Fund 2', 'Fund 1'])
})

test('the overview counts both lists and shows recent additions', async ({ page }) => {
  await noFunds(page)
  await addFund(page, { code: '1', name: 'Gold', target: '5' })
  await page.goto('/wishlist')
  const funds = page.getByRole('region', { name: 'Mutual funds' })
  await expect(funds).toContainText('1 fund, 1 with a target')
  await expect(funds.getByRole('link', { name: 'Gold' })).toHaveAttribute('href', `/fund/${codeOf('1')}`)
  await funds.getByRole('link', { name: 'See all your funds' }).click()
  await expect(page).toHaveURL('/wishlist/funds')
})

const DAY = 20_770 // 13 November 2026
const scheme = (code: number, fund: string, nav: string, previousNav: string): PackScheme => ({
  code,
  fund,
  nav,
  previousNav,
  day: DAY,
  previousDay: DAY - 1,
  isin: null,
  isinReinvest: null,
  house: 'Larch Mutual Fund',
  type: 'open',
  category: 'Equity Scheme - Flexi Cap Fund',
  plan: 'direct',
  option: 'growth',
  frequency: '',
  payout: '',
  siblings: fund,
  return1y: null,
  return3y: null,
  return5y: null,
})

/** Our own market in place of the server's, marked as live. */
async function liveMarket(page: Tab) {
  const packs = {
    funds: writeFundPack([
      scheme(119551, 'Larch Flexi Cap Fund', '110.0000', '100.0000'),
      scheme(122639, 'Larch Gilt Fund', '50.0000', '50.0000'),
    ]),
    sparks: writeSparkPack('number', [{ id: '119551', closes: [90, 100, 95, 110] }]),
  }
  const info = (name: string) => ({
    digest: name.padEnd(22, '0'),
    bytes: 1,
    madeAt: '2026-11-13T18:00:00.000Z',
    source: 'live',
    day: '2026-11-13',
  })
  await page.route('**/api/packs', (route) =>
    route.fulfill({ json: { funds: info('funds'), sparks: info('sparks'), rates: null, names: null } }),
  )
  for (const name of ['funds', 'sparks'] as const)
    await page.route(`**/api/packs/${name}*`, (route) => route.fulfill({ body: Buffer.from(packs[name]) }))
}

test('prices come from the pack: latest, day, since added, target, and the own currency at a dated rate', async ({
  page,
}) => {
  await liveMarket(page)
  await noFunds(page)
  await addFund(page, { code: '122639', target: '60' })
  await addFund(page, { code: '119551', target: '100' })
  const gilt = row(page, 'Larch Gilt Fund')
  await expect(gilt.locator('[data-label="Latest"]')).toContainText('₹50.00')
  await expect(gilt.locator('[data-label="Latest"]')).toContainText('as of 13 Nov 2026')
  await expect(gilt.locator('[data-label="Target"]')).toContainText('16.7% below target')
  const flexi = row(page, '119551')
  await expect(flexi.locator('[data-label="Day"]')).toContainText('+10.00%')
  await expect(flexi.locator('.sparkline')).toBeVisible()
  // At the shipped rates of 9 May 2025: 1.1252 dollars and 96.0755 rupees per euro.
  await expect(flexi.locator('[data-label="Latest"]')).toContainText('≈ $1.29 (ECB, 9 May 2025)')
  await page.locator('main').focus()
  await page.keyboard.press('h')
  await expect(page.locator('html')).toHaveAttribute('data-hide-amounts')
  // What the attribute does to these is shown in a browser (settings-more.spec.ts).
  await expect(flexi.locator('[data-label="Latest"] .amount-personal')).toBeVisible()
})

test('a crossed target is marked, from below and from above', async ({ page }) => {
  await liveMarket(page)
  await noFunds(page)
  await page.evaluate((name) => {
    const followed = (schemeCode: string, price: number, target: number, place: number) => ({
      id: schemeCode,
      rev: 1,
      at: '2026-11-01T00:00:00.000Z',
      place,
      item: {
        schemeCode,
        name: `Mine ${schemeCode}`,
        currency: 'INR',
        price,
        priceDate: '2026-10-30',
        reason: null,
        target,
        addedAt: '2026-11-01T00:00:00.000Z',
      },
    })
    const data = [followed('119551', 80, 105, 1), followed('122639', 60, 55, 2)]
    localStorage.setItem(name, JSON.stringify({ v: 1, updatedAt: '2026-11-01T00:00:00.000Z', data }))
  }, FUNDS)
  await page.reload()
  for (const code of ['119551', '122639'])
    await expect(row(page, code).locator('[data-label="Target"]')).toContainText('Reached')
  await expect(row(page, '119551').locator('[data-label="Since added"]')).toContainText('+37.50%')
  await expect(row(page, '122639').locator('[data-label="Since added"]')).toContainText('−16.67%')
  await page.goto('/wishlist')
  await expect(page.getByRole('region', { name: 'Mutual funds' })).toContainText('2 funds, 2 with a target, 2 reached')
  // The bell shows it on every page, with its date.
  await page.goto('/about')
  await page.getByRole('button', { name: '2 targets are reached' }).click()
  const told = page.getByRole('list', { name: 'Targets reached' }).getByRole('listitem')
  await expect(told).toHaveCount(2)
  await expect(told.first()).toContainText('Your target of ₹105.00 is reached')
  await expect(told.first()).toContainText('as of 13 Nov 2026')
})

test('sample funds are marked once the market is real, and removed with one press', async ({ page }) => {
  await liveMarket(page)
  await noFunds(page)
  await addFund(page, { code: '119551' })
  // Added while only sample data existed.
  await page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem(name) ?? '')
    const [first] = kept.data
    for (const [place, id] of ['900001', '900002'].entries())
      kept.data.push({ ...first, id, place, item: { ...first.item, schemeCode: id, name: `Fund ${id}` } })
    localStorage.setItem(name, JSON.stringify(kept))
  }, FUNDS)
  await page.reload()
  await expect(page.getByText('Sample, no longer updated')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove them' }).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, 'Larch Flexi Cap Fund')).toHaveCount(1)
  await toastOf(page, 'Removed from wishlist').first().getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(rows(page)).toHaveCount(3)
})

test('without prices everything else works', async ({ page, complaints }) => {
  await page.route('**/api/packs', (route) => route.fulfill({ status: 503, body: '{}' }))
  await noFunds(page)
  await addFund(page, { code: '119551', name: 'Mine' })
  await expect(page.getByText('Prices could not be loaded.')).toBeVisible()
  await expect(row(page, 'Mine')).toBeVisible()
  await page.unroute('**/api/packs')
  await liveMarket(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'Mine').locator('[data-label="Latest"]')).toContainText('₹110.00')
  expect(complaints.splice(0).filter((text) => !/Failed to load resource/.test(text))).toEqual([])
})

test('the demo uses the loaded market: real values then and now, a target crossed, one near', async ({ page }) => {
  await demoAt(page, '/wishlist/funds')
  await expect(rows(page).filter({ hasText: 'Reached' })).toHaveCount(1)
  await expect(rows(page)).toHaveCount(4)
  await expect(page.locator('[data-label="Since added"] .change')).toHaveCount(4)
  await expect(page.locator('[data-label="Day"] .change')).toHaveCount(4)
  await expect(page.getByText(/% (above|below) target/)).toHaveCount(2)
  const codes = await keptCodes(page)
  // Edits of the demo are kept.
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await expect(rows(page)).toHaveCount(3)
  await page.reload()
  await expect(page.locator('[data-label="Since added"] .change')).toHaveCount(3)
  expect(await keptCodes(page)).toHaveLength(codes.length - 1)
  // Stocks too, one of them in another currency; what the to-do names is among them.
  await page.goto('/wishlist/stocks')
  await expect(rows(page)).toHaveCount(4)
  await expect(page.locator('[data-label="Since added"] .change')).toHaveCount(4)
  await expect(page.locator('[data-label="Latest"]').filter({ hasText: /≈.*ECB/ })).toHaveCount(3)
  const [first = ''] = await names(page)
  await page.goto('/profile?tab=todos')
  await expect(page.getByText(`Read the annual report of ${first}`)).toBeVisible()
  // Homes too: one of them was saved before its price changed.
  await page.goto('/favorite-properties')
  await expect(page.getByText('2 properties', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Saved on .* at ₹/)).toHaveCount(2)
  await expect(page.locator('main .change')).toHaveCount(1)
  await expect(page.getByText('No longer listed')).toHaveCount(0)
})

test('two thousand funds: twenty rows at first, more on request, and the filter finds all of them', async ({
  page,
}) => {
  await noFunds(page)
  await page.evaluate((name) => {
    const at = '2026-11-01T00:00:00.000Z'
    const item = { currency: 'INR', price: 10, priceDate: null, reason: null, target: null, addedAt: at }
    const data = Array.from({ length: 2_000 }, (_, n) => {
      const schemeCode = String(100_000 + n)
      return { id: schemeCode, rev: 1, at, place: n, item: { ...item, schemeCode, name: `Mine ${n}` } }
    })
    localStorage.setItem(name, JSON.stringify({ v: 1, updatedAt: at, data }))
  }, FUNDS)
  await page.reload()
  await expect(page.getByText('2000 funds')).toBeVisible()
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more (1980)' }).click()
  await expect(rows(page)).toHaveCount(70)
  await page.getByLabel('Filter').fill('Mine 1999')
  await expect.poll(() => names(page)).toEqual(['Mine 1999'])
})
