import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Launcher } from 'chrome-launcher'
import { asNobody } from '#tests/as-nobody.ts'

/**
 * Root may raise priorities, and Chromium then does so for itself: its own threads come before those of the page, which on two cores
 * waits longer than it works. Nobody browses as root, so neither do we.
 */
export async function startBrowser(chromium: string): Promise<{ readonly port: number; stop(): void }> {
  const home = mkdtempSync(join(tmpdir(), 'banyan-bench-home-'))
  const person = asNobody()
  if (person) chownSync(home, person.uid, person.gid)
  const launcher = new Launcher(
    {
      chromePath: chromium,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      userDataDir: home,
      envVars: { ...process.env, HOME: home },
      logLevel: 'error',
    },
    {
      spawn: ((file: string, args: string[], options: object) =>
        spawn(file, args, { ...options, ...person })) as typeof spawn,
    },
  )
  await launcher.launch()
  return {
    port: launcher.port ?? 0,
    stop() {
      launcher.kill()
      rmSync(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
