import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Launcher } from 'chrome-launcher'
import { asNobody } from '#tests/as-nobody.ts'

/**
 * As root Chromium raises the priority of its own threads over the page's, which distorts results on two cores. So it
 * runs as another user.
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
