import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import process from 'node:process'

/** Tests that import it are skipped if the recorded feeds are missing. */
const RECORDED_FEEDS = '#tests/real-data.ts'

export function vitestReport(path) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, testResults = [] } = read(path)
  const leftOut = testResults
    .filter(({ name }) => readFileSync(name, 'utf8').includes(RECORDED_FEEDS))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped').length
  const failures = testResults.flatMap(({ name, message = '', assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be read has a message and no tests.
    const titles = failed.length > 0 || !message ? failed.map(({ fullName }) => fullName) : [message]
    return titles.map((title) => `${relative(process.cwd(), name)} › ${title}`)
  })
  const counts = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  return { ...counts, leftOut, flaky: [], failures }
}

export function playwrightReport(path) {
  const { stats = {}, suites = [] } = read(path)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const named = (status) => suites.flatMap((suite) => titlesWith(status, suite))
  const counts = { passed: expected + flaky, failed: unexpected, skipped }
  return { ...counts, leftOut: 0, flaky: named('flaky'), failures: named('unexpected') }
}

function titlesWith(status, { title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status)).map((spec) => spec.title)
  return [...own, ...suites.flatMap((suite) => titlesWith(status, suite))].map((name) => `${title} › ${name}`)
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
