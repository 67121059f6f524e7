export type TestReport = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly leftOut: number
  readonly flaky: readonly string[]
  readonly failures: readonly string[]
}

export function vitestReport(path: string): TestReport
export function playwrightReport(path: string): TestReport
