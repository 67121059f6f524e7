import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { playwrightReport, vitestReport } from '../scripts/test-reports.mjs'

function fileWith(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('a test that needed a retry is named with its file and group', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const group = { title: 'the side menu', specs: [spec('opens', 'flaky'), spec('closes', 'expected')] }
  const report = {
    stats: { expected: 3, unexpected: 0, flaky: 2, skipped: 0 },
    suites: [{ title: 'shell.spec.ts', specs: [spec('a link is followed', 'flaky')], suites: [group] }],
  }
  expect(playwrightReport(fileWith('playwright.json', JSON.stringify(report)))).toEqual({
    passed: 5,
    failed: 0,
    skipped: 0,
    leftOut: 0,
    flaky: ['shell.spec.ts › a link is followed', 'shell.spec.ts › the side menu › opens'],
    failures: [],
  })
})

test('a failed test, and a file that could not be read, are named', () => {
  const specs = [{ title: 'opens', tests: [{ status: 'unexpected' }] }]
  const stories = { suites: [{ title: 'shell.spec.ts', specs }] }
  expect(playwrightReport(fileWith('playwright.json', JSON.stringify(stories))).failures).toEqual([
    'shell.spec.ts › opens',
  ])
  const file = fileWith('some.test.ts', '')
  const name = relative(process.cwd(), file)
  const testResults = [
    { name: file, message: '', assertionResults: [{ status: 'failed', fullName: 'a sum is right' }] },
    { name: file, message: 'SyntaxError', assertionResults: [] },
  ]
  expect(vitestReport(fileWith('vitest.json', JSON.stringify({ testResults }))).failures).toEqual([
    `${name} › a sum is right`,
    `${name} › SyntaxError`,
  ])
})

test('skipped tests count as left out only if they need the recorded feeds', () => {
  const resultOf = (source: string, statuses: string[]) => ({
    name: fileWith('some.test.ts', source),
    assertionResults: statuses.map((status) => ({ status })),
  })
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 3,
    testResults: [
      resultOf("import { hasRealData } from '#tests/real-data.ts'", ['skipped', 'skipped', 'passed']),
      resultOf('', ['skipped']),
    ],
  }
  expect(vitestReport(fileWith('vitest.json', JSON.stringify(report)))).toMatchObject({ leftOut: 2, skipped: 3 })
})

test('a run without a report counts nothing', () => {
  expect(playwrightReport('/no/such/file')).toMatchObject({ passed: 0, failed: 0, flaky: [] })
})
