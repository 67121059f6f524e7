// Entry point of every npm script; runs on any Node with nothing installed yet. Sets up packages, build and browser,
// then runs the task on the Node version from node_modules.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureBrowser, ensureFirefox } from './browser.mjs'
import { ensureBuilt, ensureInstalled, root } from './setup.mjs'
import { spawnAndWait } from './spawn.mjs'
import { runEverything } from './test.mjs'

const check = [
  ['tsc', '--project', '.'],
  ['tsc', '--project', 'tsconfig.pure.json'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['vitest', 'run', '--project', 'unit', '--project', 'alone'],
]

const tasks = {
  start: { env: true, build: true, steps: [['node', 'dist/node/main.js']] },
  dev: { env: true, steps: [['node', '--watch', 'src/app/dev.ts']] },
  build: { build: true, steps: [] },
  check: { steps: check },
  test: { build: true, browser: { whole: false }, run: () => runEverything(check) },
  e2e: { build: true, browser: { whole: false }, steps: [['playwright', 'test']] },
  bench: { build: true, browser: { whole: true }, steps: [['node', 'bench/bench.ts']] },
  hold: { build: true, browser: { whole: true }, firefox: true, steps: [['node', 'hold/hold.ts']] },
  backup: { env: true, build: true, steps: [['node', 'dist/node/backup-command.js']] },
  restore: { env: true, build: true, steps: [['node', 'dist/node/restore-command.js']] },
  admin: { env: true, build: true, steps: [['node', 'dist/node/admin-command.js']] },
}

const [name, ...rest] = process.argv.slice(2)
const task = tasks[name]
if (!task) {
  console.error(`There is no task "${name}". There are: ${Object.keys(tasks).join(', ')}.`)
  process.exit(2)
}

process.chdir(root)
process.env.PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH
// Node keeps compiled modules: a thread of our TypeScript starts in a sixth of the time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node')
await ensureInstalled()
if (task.build) await ensureBuilt()
if (task.browser) process.env.CHROMIUM_PATH = await ensureBrowser(task.browser)
if (task.firefox) process.env.FIREFOX_PATH = (await ensureFirefox()) ?? ''
// Tests and benchmarks ignore the operator's settings.
if (task.env && existsSync('.env')) process.loadEnvFile('.env')
process.exit(task.run ? await task.run() : await runSteps(task.steps))

async function runSteps(steps) {
  for (const [at, step] of steps.entries()) {
    const last = at === steps.length - 1
    const code = await spawnAndWait(last ? [...step, ...rest] : step)
    if (code !== 0) return code
  }
  return 0
}
