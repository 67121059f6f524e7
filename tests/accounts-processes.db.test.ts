import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { failBanyan, quickHashing, shortLived, startBanyan } from './banyan-process.ts'
import { createDatabaseOn } from './postgres-server.ts'
import { cookiesOf } from './principals.ts'

const folder = mkdtempSync(join(tmpdir(), 'banyan-accounts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A prepared data folder: creating one takes seconds. */
const dataFolder = (name: string) => {
  const path = join(folder, name)
  cpSync(inject('templates').embedded.migrated, path, { recursive: true })
  return path
}

const mira = { email: 'mira@people.example', password: 'monsoon-42' }
const send = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const start = async (env: Record<string, string>) => {
  const banyan = await startBanyan(env, quickHashing)
  onTestFinished(async () => void (await banyan.end()))
  return banyan
}
const admin = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [shortLived, fileURLToPath(new URL('../dist/node/admin-command.js', import.meta.url)), ...args],
    { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env } },
  )

test('two processes on one database share password limits and sessions', async () => {
  const databaseUrl = await createDatabaseOn(inject('postgresUrl'))
  const [one, two] = await Promise.all([start({ DATABASE_URL: databaseUrl }), start({ DATABASE_URL: databaseUrl })])
  const made = await send(one.url, 'sign-up', mira)
  const cookie = cookiesOf(made)
  const session = await fetch(`${two.url}/api/auth/session`, { headers: { cookie } })
  expect(await session.json()).toMatchObject({ user: { email: mira.email } })
  const statuses: number[] = []
  // Twenty at a time: 300 sockets at once would exceed their time limit on a busy machine.
  for (let sent = 0; sent < 300; sent += 20) {
    const guesses = Array.from({ length: 20 }, (_, at) =>
      send((at % 2 ? one : two).url, 'sign-in', { ...mira, password: `guess-${sent + at}` }),
    )
    for (const { status } of await Promise.all(guesses)) statuses.push(status)
  }
  expect(statuses.filter((status) => status === 403)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(295)
})

describe('the secret', () => {
  test('is created once, with mode 0600, and survives a restart', async () => {
    const env = { DATA_DIR: dataFolder('secret') }
    const first = await startBanyan(env, quickHashing)
    const made = await send(first.url, 'sign-up', mira)
    const cookie = cookiesOf(made)
    expect(statSync(join(env.DATA_DIR, 'auth-secret')).mode & 0o777).toBe(0o600)
    await first.end()
    const second = await start(env)
    const session = await fetch(`${second.url}/api/auth/session`, { headers: { cookie } })
    expect(await session.json()).toMatchObject({ user: { email: mira.email } })
  })

  test('is required with PostgreSQL', async () => {
    const { code, output } = await failBanyan({
      DATABASE_URL: await createDatabaseOn(inject('postgresUrl')),
      AUTH_SECRET: '',
    })
    expect(code).toBe(1)
    expect(output).toContain('With DATABASE_URL the environment variable AUTH_SECRET is needed too')
  })
})

test('the operator verifies an address, and gets a one-time link to set a password', async () => {
  const env = { DATA_DIR: dataFolder('operator'), ADMIN_EMAILS: mira.email, PUBLIC_URL: 'http://banyan.example:3000' }
  const first = await startBanyan({ ...env, PUBLIC_URL: '' }, quickHashing)
  // Anybody can register an address, even one in the settings.
  const squatter = cookiesOf(await send(first.url, 'sign-up', mira))
  await first.end()
  await expect(admin(env, 'verify', 'nobody@people.example')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no account'),
  })
  const verified = await admin(env, 'verify', ' MIRA@people.example')
  expect(verified.stdout).toContain('mira@people.example is verified.')
  expect(verified.stdout).toContain('its password and its sessions\nhave ended')
  expect(verified.stdout).toMatch(/\nhttp:\/\/banyan\.example:3000\/reset-password#\S+\n$/)
  expect((await admin(env, 'verify', mira.email)).stdout).toContain('Nothing was changed.')
  const { stdout } = await admin(env, 'reset-link', mira.email)
  const [, token = ''] = /^http:\/\/banyan\.example:3000\/reset-password#(\S+)\n$/.exec(stdout) ?? []
  expect((await admin(env, 'enable', mira.email)).stdout).toBe('mira@people.example can sign in again.\n')
  const second = await start({ ...env, PUBLIC_URL: '' })
  const session = await fetch(`${second.url}/api/auth/session`, { headers: { cookie: squatter } })
  expect(await session.json()).toEqual({ user: null })
  expect((await send(second.url, 'sign-in', mira)).status).toBe(403)
  expect((await send(second.url, 'reset-password', { token, password: 'winter-rain' })).status).toBe(200)
  expect((await send(second.url, 'reset-password', { token, password: 'summer-heat' })).status).toBe(400)
  const cookie = cookiesOf(await send(second.url, 'sign-in', { ...mira, password: 'winter-rain' }))
  expect((await fetch(`${second.url}/api/problems`, { headers: { cookie } })).status).toBe(200)
})

test('operator commands work beside a running server, and their links have its real address', async () => {
  const env = { DATA_DIR: dataFolder('beside') }
  const { url } = await start(env)
  await send(url, 'sign-up', mira)
  expect(statSync(join(env.DATA_DIR, 'operator.sock')).mode & 0o077).toBe(0)
  await expect(admin(env, 'enable', 'nobody@people.example')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no account with this email address. Put the address after the command.\n',
  })
  expect((await admin(env, 'problems')).stdout).toBe('')
  expect((await admin(env, 'enable', mira.email)).stdout).toBe('mira@people.example can sign in again.\n')
  const verified = await admin(env, 'verify', mira.email)
  expect(verified.stdout).toMatch(new RegExp(`\n${url}/reset-password#\\S+\n$`))
  const { stdout } = await admin(env, 'reset-link', mira.email)
  const [, token = ''] = new RegExp(`^${url}/reset-password#(\\S+)\n$`).exec(stdout) ?? []
  expect((await send(url, 'reset-password', { token, password: 'winter-rain' })).status).toBe(200)
})

test('a socket left by a killed server does not matter', async () => {
  const env = { DATA_DIR: dataFolder('killed') }
  await (await startBanyan(env, quickHashing)).end()
  writeFileSync(join(env.DATA_DIR, 'operator.sock'), '')
  expect((await admin(env, 'problems')).stdout).toBe('')
  await start(env)
  expect((await admin(env, 'problems')).stdout).toBe('')
})
