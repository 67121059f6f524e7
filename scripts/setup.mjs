import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { precompress } from './precompress.mjs'
import { fail, spawnQuietly } from './spawn.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const OLDEST_NODE = 24

/** Installs exactly the lockfile's packages, only when it changed. */
export async function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.banyan-installed')
  const wanted = hashOf(['package.json', 'package-lock.json'])
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.log('Installing packages (once, about a minute)…')
    const code = await spawnQuietly(['npm', 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
      cwd: root,
    })
    if (code !== 0) fail('The packages could not be installed; the lines above say why.')
    writeFileSync(stamp, wanted)
  }
  const version = execFileSync('node', ['--version'], { encoding: 'utf8' }).trim()
  if (Number.parseInt(version.slice(1), 10) < OLDEST_NODE) {
    fail(`npm has no Node for this kind of machine, and its own is ${version}. Install Node ${OLDEST_NODE} or newer.`)
  }
}

/** Builds client and server, only when their sources changed. */
export async function ensureBuilt() {
  const stamp = join(root, 'dist', '.banyan-build')
  const wanted = hashOf([
    'src',
    'public',
    'package-lock.json',
    'vite.config.ts',
    'vite.server.config.ts',
    'vite.worker.config.ts',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building…')
  rmSync(stamp, { force: true })
  const env = { ...process.env, NODE_ENV: 'production', BANYAN_BUILD: wanted.slice(0, 12) }
  for (const config of ['vite.config.ts', 'vite.server.config.ts', 'vite.worker.config.ts']) {
    const code = await spawnQuietly(['vite', 'build', '--config', config], { cwd: root, env })
    if (code !== 0) fail('The build failed; the lines above say why.')
  }
  await precompress(join(root, 'dist', 'client'))
  writeFileSync(stamp, wanted)
}

function hashOf(names) {
  const hash = createHash('sha256')
  for (const path of names.flatMap((name) => filesIn(name)).sort()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesIn(name) {
  const path = join(root, name)
  if (!existsSync(path)) return []
  try {
    return readdirSync(path).flatMap((child) => filesIn(join(name, child)))
  } catch {
    return [name]
  }
}
