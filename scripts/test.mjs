import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STOPPED, spawnAndWait, spawnQuietly } from './spawn.mjs'
import { playwrightReport, vitestReport } from './test-reports.mjs'

/** `npm test`: runs every step even after a failure; the last lines name failures and retries and count all tests. */
export async function runEverything(check) {
  const reports = mkdtempSync(join(tmpdir(), 'banyan-test-'))
  const unit = join(reports, 'unit.json')
  const dom = join(reports, 'dom.json')
  const databases = join(reports, 'databases.json')
  const playwright = join(reports, 'playwright.json')
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwright
  const failed = []
  const run = async (spawn, step) => {
    const name = step.slice(0, 2).join(' ')
    console.log(`\n${name}`)
    const code = await spawn(step)
    if (code !== 0) failed.push(name)
    return code
  }
  const reporters = ['--reporter=default', '--reporter=json']
  const vitest = (report, ...options) =>
    run(spawnAndWait, ['vitest', 'run', ...reporters, `--outputFile.json=${report}`, ...options])
  // Databases make tests wait: types, lint (which print only failures), unit and DOM tests run meanwhile.
  const inTurn = async (steps) => {
    for (const step of steps) if ((await run(spawnQuietly, step)) === STOPPED) return STOPPED
    return 0
  }
  const codes = await Promise.all([
    inTurn(check.filter(([command]) => command !== 'vitest')),
    vitest(databases, '--project=databases'),
    vitest(dom, '--project=dom', '--maxWorkers=1'),
    vitest(unit, '--project=unit', '--project=alone', '--maxWorkers=1'),
  ])
  if (codes.includes(STOPPED)) return STOPPED
  // An e2e test that fails on a busy machine is retried once and named. `npm run e2e` does not retry.
  const stories = await run(spawnAndWait, ['playwright', 'test', '--reporter=list,json', '--retries=1'])
  if (stories === STOPPED) return STOPPED

  const all = [vitestReport(unit), vitestReport(dom), vitestReport(databases), playwrightReport(playwright)]
  rmSync(reports, { recursive: true })
  const total = (kind) => all.reduce((sum, report) => sum + report[kind], 0)
  const flaky = all.flatMap((report) => report.flaky)
  const failures = all.flatMap((report) => report.failures)
  if (failed.length > 0) console.log(`\nFailed: ${[failed.join('; '), ...failures].join('\n  ')}`)
  if (flaky.length > 0) console.log(`\nNeeded a second try (${flaky.length}):\n  ${flaky.join('\n  ')}`)
  if (total('leftOut') > 0) console.log(`\nLeft out: ${total('leftOut')} tests that need the recorded feeds`)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  return failed.length === 0 && total('passed') > 0 ? 0 : 1
}
