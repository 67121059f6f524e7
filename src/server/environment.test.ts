import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('everything is optional', () => {
  const env = readEnvironment({})
  expect(env).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: undefined,
    databaseUrl: undefined,
    plainPages: false,
    logLevel: 'info',
  })
  expect(env.dataDir).toBe(resolve('data'))
  expect(env.trustedProxies.check('127.0.0.1')).toBe(false)
})

test('an empty value counts as unset', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', TRUST_PROXY: '' }).port).toBe(3000)
})

test('map tiles need an address with all three places, on a host of their own', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  expect(readEnvironment({ MAP_TILES_URL: url }).mapTiles).toEqual({ url, credit: 'tiles.example' })
  expect(readEnvironment({ MAP_TILES_URL: url, MAP_TILES_CREDIT: 'Us' }).mapTiles?.credit).toBe('Us')
  expect(readEnvironment({}).mapTiles).toBeUndefined()
  for (const wrong of [
    'https://tiles.example/{z}/{x}.png',
    'https://{z}.example/{z}/{x}/{y}',
    'ftp://a.example/{z}{x}{y}',
  ])
    expect(() => readEnvironment({ MAP_TILES_URL: wrong })).toThrow('MAP_TILES_URL')
})

test('valid values are parsed', () => {
  const env = readEnvironment({
    PORT: '8080',
    PUBLIC_URL: 'https://banyan.example/',
    DATABASE_URL: 'postgres://u:p@db:5432/banyan',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    ADMIN_EMAILS: 'Boss@people.example, mira@people.example',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    SMTP_URL: 'smtps://u:p@mail.example',
    MAIL_FROM: 'Banyan <hello@banyan.example>',
    PLAIN_PAGES: 'on',
  })
  expect(env).toMatchObject({
    port: 8080,
    plainPages: true,
    publicUrl: 'https://banyan.example',
    databaseUrl: 'postgres://u:p@db:5432/banyan',
    adminEmails: ['boss@people.example', 'mira@people.example'],
    google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
    mail: { server: 'smtps://u:p@mail.example', from: 'Banyan <hello@banyan.example>' },
  })
  expect(env.trustedProxies.check('10.1.2.3')).toBe(true)
  expect(env.trustedProxies.check('::1', 'ipv6')).toBe(true)
  expect(env.trustedProxies.check('11.1.2.3')).toBe(false)
})

describe('an invalid value stops the start with a sentence that names the variable and not its value', () => {
  test.each([
    ['PORT', 'secret'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'banyan.example'],
    ['PUBLIC_URL', 'ftp://banyan.example'],
    ['PUBLIC_URL', 'https://banyan.example/path'],
    ['DATABASE_URL', 'mysql://u:secret@db/x'],
    ['DATABASE_URL', 'secret'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '10.0.0.0/ 8'],
    ['LOG_LEVEL', 'secret'],
    ['PLAIN_PAGES', 'secret'],
    ['AUTH_SECRET', 'too short a secret'],
    ['ADMIN_EMAILS', 'boss@people.example, secret'],
    ['GOOGLE_ISSUER', 'secret'],
    ['SMTP_URL', 'https://secret.example'],
  ])('%s=%s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} is not valid. It must be `),
    )
    expect(() => readEnvironment({ [name]: value })).not.toThrow(/secret/)
  })
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET is needed too'],
  [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_SECRET, GOOGLE_CLIENT_ID is needed too'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL, MAIL_FROM is needed too'],
  [{ MAIL_FROM: 'a@b.co' }, 'MAIL_FROM, SMTP_URL is needed too'],
])('a setting without its counterpart stops the start: %j', (source: Record<string, string>, sentence) => {
  expect(() => readEnvironment(source)).toThrow(sentence)
})
