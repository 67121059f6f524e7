import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { knownMigrations, migrate } from '#server/db/migrations.ts'
import { newestProblems } from '#server/problems/problem-collection.ts'
import { failBanyan, shortLived, startBanyan } from './banyan-process.ts'
import { onBothDatabases, type Place } from './databases.ts'
import { createDatabaseOn, freePort } from './postgres-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'banyan-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const envOf = ({ databaseUrl, dataDir }: Place): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})
const report = () => ({ id: randomUUID(), page: '/', message: 'm', build: 'b' })
const sendTo = (url: string) =>
  fetch(`${url}/api/problems`, {
    method: 'POST',
    body: JSON.stringify(report()),
    headers: { 'content-type': 'application/json' },
  })

/** The same, with a promise for when the server has accepted the request. */
function sentTo(url: string) {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const status = new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', expect: '100-continue' }
    const sent = request(`${url}/api/problems`, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    })
    sent.once('error', reject).once('finish', leave)
    sent.once('continue', () => sent.end(JSON.stringify(report()))).flushHeaders()
  })
  return { left, status }
}

test('an invalid environment variable is named, with valid values', async () => {
  const { code, output } = await failBanyan({ PORT: 'banana', DATA_DIR: join(folder, 'a') })
  expect(code).toBe(1)
  expect(output.trim()).toBe('The environment variable PORT is not valid. It must be a port number from 0 to 65535.')
})

test('a data folder that is not writable is named, with a remedy', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  for (const dataDir of [file, join(file, 'below')]) {
    const { code, output } = await failBanyan({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      `The data folder ${dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  }
})

test('an unreachable PostgreSQL is named without its password', async () => {
  const port = await freePort()
  const { code, output } = await failBanyan({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/banyan` })
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `PostgreSQL at 127.0.0.1:${port}/banyan does not let us in (ECONNREFUSED). Check that it runs and that DATABASE_URL is right.`,
  )
})

test('an address that is not of this machine is named', async () => {
  const { code, output } = await failBanyan({ HOST: '192.0.2.1', DATA_DIR: join(folder, 'b') })
  expect(code).toBe(1)
  expect(output).toContain(
    'Banyan cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL). Set HOST to an address of this machine.',
  )
})

/** Prints at the end which files of React were run; Node reads the others for their names. */
const printVersions = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module'
  const { cache } = createRequire(process.cwd() + '/x.js')
  process.on('exit', () => console.log(Object.keys(cache).filter((name) => name.includes('react') && cache[name].loaded).join(' ')))
`)}`

test('an IPv6 address has its brackets, and its pages render, with the production version of React', async () => {
  const dataDir = join(folder, 'c')
  cpSync(inject('templates').embedded.migrated, dataDir, { recursive: true })
  const banyan = await startBanyan({ HOST: '::1', DATA_DIR: dataDir }, [shortLived, '--import', printVersions])
  expect(banyan.url).toMatch(/^http:\/\/\[::1\]:\d+$/)
  const page = await (await fetch(`${banyan.url}/about`)).text()
  expect(page).toContain(`<link rel="canonical" href="${banyan.url}/about"`)
  await banyan.end()
  expect(banyan.output()).toContain('react.production.js')
  expect(banyan.output()).not.toContain('.development.js')
})

test('while the database opens it is alive, not ready, and requests do not hang', async () => {
  const database = new URL(await createDatabaseOn(inject('postgresUrl')))
  // It accepts connections at once, and answers when it is told to.
  const { promise: answering, resolve: answer } = Promise.withResolvers<void>()
  const gate = createServer(async (near) => {
    await answering
    const far = connect(Number(database.port), database.hostname)
    for (const socket of [near, far]) socket.on('error', () => [near, far].forEach((each) => void each.destroy()))
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void gate.close())
  const gated = Object.assign(new URL(database), { port: String((gate.address() as AddressInfo).port) })
  const port = await freePort()
  const starting = startBanyan({ PORT: String(port), DATA_DIR: join(folder, 'd'), DATABASE_URL: gated.href })
  const statusOf = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status, String)
  await expect.poll(() => statusOf('/healthz'), { timeout: 60_000 }).toBe(200)
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/about')).toBe(503)
  answer()
  const banyan = await starting
  expect(await statusOf('/about')).toBe(200)
  await banyan.end()
})

onBothDatabases('a start', ({ kind, newPlace, open }) => {
  const started = async (env: Record<string, string>) => {
    const banyan = await startBanyan(env)
    onTestFinished(async () => void (await banyan.end('SIGKILL')))
    return banyan
  }

  test('serves, prints one line with the address, and exits cleanly', async () => {
    const banyan = await started(envOf(await newPlace()))
    expect(banyan.output().trim()).toBe(`Banyan is ready at ${banyan.url}`)
    expect(await (await fetch(`${banyan.url}/readyz`)).text()).toBe('ready')
    expect((await fetch(banyan.url)).headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect((await sendTo(banyan.url)).status).toBe(201)
    expect(await banyan.end()).toBe(0)
  })

  test('on a port in use says so and leaves the data alone', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    const place = await newPlace()
    const { code, output } = await failBanyan({ ...envOf(place), PORT: String(port) })
    taken.close()
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      `Port ${port} on 127.0.0.1 is already taken. Stop the program that uses it, or set PORT to a free one.`,
    )
    await migrate((await open(place)).db)
  })

  test('on data of a newer version says so and changes nothing', async () => {
    const place = await newPlace()
    const database = await open(place)
    await migrate(database.db, [
      ...(await knownMigrations()),
      { name: '9999_later', hash: 'x', statements: ['select 1'] },
    ])
    await database.close()
    const { code, output } = await failBanyan(envOf(place))
    expect(code).toBe(1)
    expect(output).toMatch(
      /^The data was written by another version of Banyan \(schema 9999_later; .*Nothing was changed\.\n$/,
    )
  })

  if (kind === 'embedded')
    test('beside another process on the same data folder says so, and the first continues', async () => {
      const env = envOf(await newPlace())
      const first = await started(env)
      const { code, output } = await failBanyan(env)
      expect(code).toBe(1)
      expect(output.trim()).toBe(
        `Another Banyan is already using the data folder ${env.DATA_DIR}. Stop it first, or set DATA_DIR to another folder.`,
      )
      expect((await sendTo(first.url)).status).toBe(201)
    })

  if (kind === 'postgres')
    test('beside another process on the same PostgreSQL works, and both share limits', async () => {
      const env = envOf(await newPlace())
      const [one, two] = await Promise.all([started(env), started(env)])
      const statuses: number[] = []
      for (let n = 0; n < 11; n += 1) {
        statuses.push((await sendTo(one.url)).status, (await sendTo(two.url)).status)
      }
      expect(statuses.filter((status) => status === 201)).toHaveLength(20)
      expect(statuses.slice(20)).toEqual([429, 429])
    })

  test('after kill -9 finds everything that was acknowledged', async () => {
    const place = await newPlace()
    const banyan = await started(envOf(place))
    for (let n = 0; n < 10; n += 1) expect((await sendTo(banyan.url)).status).toBe(201)
    await banyan.end('SIGKILL')
    expect(await newestProblems((await open(place)).db)).toHaveLength(10)
  })

  test('stopped during requests answers every one it accepted', async () => {
    const banyan = await started({ ...envOf(await newPlace()), TRUST_PROXY: '127.0.0.0/8' })
    const running = Array.from({ length: 20 }, () => sentTo(banyan.url))
    // The server has started all of them; some may be answered.
    await Promise.all(running.map(({ left }) => left))
    const code = banyan.end()
    expect(await Promise.all(running.map(({ status }) => status))).toEqual(Array(20).fill(201))
    expect(await code).toBe(0)
    await expect(fetch(banyan.url)).rejects.toThrow()
  })
})
