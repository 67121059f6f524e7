import { readFileSync } from 'node:fs'

/** Tests that import it are skipped if the recorded feeds are missing. */
const RECORDED_FEEDS = '#tests/real-data.ts'

export function vitestReport(path) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, testResults = [] } = read(path)
  const leftOut = testResults
    .filter(({ name }) => readFileSync(name, 'utf8').includes(RECORDED_FEEDS))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped').length
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, leftOut, flaky: [] }
}

export function playwrightReport(path) {
  const { stats = {}, suites = [] } = read(path)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  return { passed: expected + flaky, failed: unexpected, skipped, leftOut: 0, flaky: suites.flatMap(flakyIn) }
}

function flakyIn({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title)
  return [...own, ...suites.flatMap(flakyIn)].map((name) => `${title} › ${name}`)
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
