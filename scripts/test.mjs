import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STOPPED, spawnAndWait } from './spawn.mjs'

/** `npm test`: every step runs, also after one has failed, and the last line counts all tests together. */
export async function runEverything(check) {
  const reports = mkdtempSync(join(tmpdir(), 'banyan-test-'))
  const vitest = join(reports, 'vitest.json')
  const playwright = join(reports, 'playwright.json')
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwright

  const steps = [
    ...check.filter(([command]) => command !== 'vitest'),
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`],
    // Hundreds of stories on a busy machine: one that fails is told once more, and named. `npm run e2e` is not so patient.
    ['playwright', 'test', '--reporter=list,json', '--retries=1'],
  ]
  const failed = []
  for (const step of steps) {
    console.log(`\n${step.slice(0, 2).join(' ')}`)
    const code = await spawnAndWait(step)
    if (code === STOPPED) return STOPPED
    if (code !== 0) failed.push(step.slice(0, 2).join(' '))
  }

  const counts = [vitestCounts(read(vitest)), playwrightCounts(read(playwright))]
  rmSync(reports, { recursive: true })
  const total = (kind) => counts.reduce((sum, count) => sum + count[kind], 0)
  if (failed.length > 0) console.log(`\nFailed: ${failed.join('; ')}`)
  if (total('flaky') > 0) console.log(`\nPassed only at the second try: ${total('flaky')}, named above as flaky`)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  return failed.length === 0 && total('passed') > 0 ? 0 : 1
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

function vitestCounts({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, flaky: 0 }
}

function playwrightCounts({ stats: { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = {} }) {
  return { passed: expected + flaky, failed: unexpected, skipped, flaky }
}
