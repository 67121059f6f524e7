import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Day, isoDay } from '#domain/time/day.ts'
import { startBanyan } from '#tests/banyan-process.ts'
import { copyEmptyDatabase } from '#tests/empty-database.ts'
import { exchangeDay, exchangeDayPath, zippedTable } from '#tests/exchange-day.ts'
import { expect, hydrated, signInAsDemo, test } from './people.ts'

const NAME = 'Kestrelbrook Marine Limited'
const today = Math.floor((Date.now() + 5.5 * 3_600_000) / 86_400_000)
/** The last weekday before a day, or that day itself. */
const weekday = (day: Day): Day => ((day + 4) % 7 === 0 || (day + 4) % 7 === 6 ? weekday(day - 1) : day)
const [LAST, BEFORE] = [weekday(today), weekday(weekday(today) - 1)]

/** An exchange that has a day's file as soon as it is put there. */
async function startExchange() {
  const files = new Map<string, Buffer>()
  const put = (day: Day, close: number) =>
    files.set(
      exchangeDayPath(day),
      zippedTable(exchangeDay(day, [{ symbol: 'KESTREL', name: NAME.toUpperCase(), close, previous: 100 }])),
    )
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file) response.writeHead(200, { 'content-type': 'application/zip' }).end(file)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { put, url, close: () => server.close() }
}

test('a newcomer finds a company by a misspelt name, follows it with a target, and the next day’s file rings the bell', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const exchange = await startExchange()
  for (let back = 0; back < 5; back += 1) exchange.put(weekday(BEFORE - back), 100 - back)
  const nobody = 'http://127.0.0.1:9'
  const folder = mkdtempSync(join(tmpdir(), 'banyan-story-'))
  await copyEmptyDatabase(folder)
  const banyan = await startBanyan({
    ...{ SOURCES: 'auto', DATA_DIR: folder, NSE_URL: exchange.url },
    ...{ AMFI_URL: nobody, AMFI_HISTORY_URL: nobody, MFAPI_URL: nobody, YAHOO_URL: nobody, ECB_URL: nobody },
  })
  const page = await browser.newPage({ baseURL: banyan.url })
  try {
    await expect
      .poll(async () => (await (await page.request.get('/api/stocks?q=kestrel')).json()).total, { timeout: 90_000 })
      .toBe(1)
    await signInAsDemo(page, '/search-stocks')
    await hydrated(page)
    await page.getByRole('searchbox').fill('kestrlbrook')
    await page.getByRole('link', { name: NAME }).click()
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await hydrated(page)

    // The chart by keyboard: the day before the last.
    const chart = page.getByRole('slider')
    await chart.focus()
    await chart.press('ArrowLeft')
    await expect(chart).toHaveAttribute('aria-valuetext', /Close ₹99/)

    const actions = page.getByRole('region', { name: NAME })
    await actions.getByRole('button', { name: 'Add to wishlist' }).click()
    await actions.getByRole('button', { name: 'Add a reason and a target' }).click()
    const form = page.getByRole('dialog', { name: 'Reason and target' })
    await form.getByLabel('Target price').fill('104')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: /Kestrelbrook.*reached/ })).toHaveCount(0)

    exchange.put(LAST, 105)
    await expect
      .poll(async () => (await (await page.request.get('/api/stocks/KESTREL')).json()).day, { timeout: 120_000 })
      .toBe(isoDay(LAST))
    await page.reload()
    await hydrated(page)
    await expect(page.locator('.figure-value')).toContainText('105.00')
    await page.getByRole('button', { name: /reached/ }).press('Enter')
    await expect(page.getByRole('list', { name: 'Targets reached' }).getByRole('link', { name: NAME })).toBeVisible()
  } finally {
    await page.close()
    await banyan.end()
    exchange.close()
  }
})
