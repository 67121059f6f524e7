import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { type Figure, median } from './bench-figures.ts'
import { start } from './processes.ts'
import { slowLine } from './slow-line.ts'

const ROUNDS = 7
const SLOWER = 4

type Opened = { readonly painted: number; readonly complete: number }

/** The home page of somebody who is signed in beside everybody's, on a slow phone: both come with their HTML. */
export async function homeFigures(browserPath: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-home-'))
  const server = await start('../dist/node/main.js', { env: { DATA_DIR: join(folder, 'data') } })
  const line = await slowLine(Number(new URL(server.url).port))
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] })
  const open = async (state: BrowserContextOptions['storageState'], whole: string): Promise<Opened> => {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      ...(state && { storageState: state }),
    })
    try {
      const page = await context.newPage()
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.goto(line.url)
      await page.locator(whole).first().waitFor()
      return await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        complete: performance.now(),
      }))
    } finally {
      await context.close()
    }
  }
  try {
    const signingIn = await browser.newContext()
    const page = await signingIn.newPage()
    await page.goto(`${line.url}/login?next=/terms`)
    await page.getByRole('button', { name: 'Try the demo' }).click()
    await page.getByRole('button', { name: 'Your menu' }).waitFor()
    const demo = await signingIn.storageState()
    await signingIn.close()
    const visitor: Opened[] = []
    const member: Opened[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      visitor.push(await open(undefined, '.home-visitor h1'))
      member.push(await open(demo, '.mine-card'))
    }
    const of = (opened: readonly Opened[], which: keyof Opened) => median(opened.map((one) => one[which]))
    const everybody = of(visitor, 'painted')
    return [
      { name: 'home: first paint for everybody, 4× slower', value: everybody, unit: 'ms' },
      {
        name: 'home: first paint for somebody signed in',
        value: of(member, 'painted'),
        unit: 'ms',
        budget: { most: 1.2 * everybody },
      },
      { name: 'home: until the first own card', value: of(member, 'complete'), unit: 'ms' },
    ]
  } finally {
    await browser.close()
    line.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
