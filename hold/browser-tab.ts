import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/** One tab of a real browser, as far as a trial needs it. */
export type Tab = {
  /** Runs in every page before its own scripts. */
  prepare(script: string): Promise<unknown>
  goto(url: string): Promise<unknown>
  /** Evaluates an expression in the page; the result as JSON. */
  run(expression: string): Promise<unknown>
  close(): Promise<void>
}

/** Chromium with these settings in its profile, as its settings page writes them. */
export async function openChromium(folder: string, settings: object, args: readonly string[]): Promise<Tab> {
  mkdirSync(join(folder, 'Default'), { recursive: true })
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    prepare: (script) => context.addInitScript(script),
    goto: (url) => page.goto(url),
    run: (expression) => page.evaluate(expression),
    close: () => context.close(),
  }
}
