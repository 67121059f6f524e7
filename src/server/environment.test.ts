import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { pagePolicy } from './http/security-headers.ts'
import { StartError } from './start-error.ts'
import { outsideOf } from './start-server.ts'

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

test('the content policy names a third party only when its variable is set', () => {
  const policyOf = (env: Record<string, string>) =>
    pagePolicy({ scripts: [], style: '' }, outsideOf(readEnvironment(env)))
  expect(policyOf({})).not.toMatch(/googlesyndication|doubleclick|frame-src|count\.example/)
  const both = policyOf({ ADS_CLIENT: 'ca-pub-1', ANALYTICS_SRC: 'https://count.example/a.js' })
  expect(both).toMatch(/script-src 'self' https:\/\/count\.example https:\/\/pagead2\.googlesyndication\.com/)
  expect(both).toContain('frame-src https://pagead2.googlesyndication.com https://*.googlesyndication.com')
  const own = policyOf({ ADS_CLIENT: 'a', ADS_SCRIPT: 'https://ads.example/x.js', ADS_HOSTS: 'https://f.ads.example' })
  expect(own).toContain('frame-src https://ads.example https://f.ads.example;')
  expect(own).not.toContain('googlesyndication')
})

test.each([
  { ADS_CLIENT: 'x"; script-src *' },
  { ADS_HOSTS: 'https://a.example; script-src *' },
  { ADS_HOSTS: '*' },
  { ANALYTICS_SRC: 'javascript:1' },
])('%j cannot widen the content policy', (env) => {
  expect(() => readEnvironment(env)).toThrow(StartError)
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

test('the headlines service is off without a key; feeds of papers are built in, replaced or off', () => {
  const { sources } = readEnvironment({})
  expect(sources.news).toBeUndefined()
  expect(sources.newsFeeds.length).toBeGreaterThan(20)
  expect(new Set(sources.newsFeeds.map(({ about }) => about.source.id)).size).toBe(4)
  expect(readEnvironment({ NEWS_FEEDS: 'off', NEWS_API_KEY: 'k', NEWS_API_MINUTES: '60' }).sources).toMatchObject({
    news: { address: 'https://newsapi.org/v2', key: 'k', everyMs: 3_600_000 },
    newsFeeds: [],
  })
  const own = 'Deccan Herald | local | in | en | https://d.example/rss?a=1;the-hindu|general|in|en|https://h.example/'
  expect(readEnvironment({ NEWS_FEEDS: own }).sources.newsFeeds).toMatchObject([
    {
      title: 'Deccan Herald, local (India)',
      address: 'https://d.example/rss?a=1',
      about: { source: { id: null, name: 'Deccan Herald' }, category: 'local', country: 'in', language: 'en' },
    },
    { about: { source: { id: 'the-hindu', name: 'The Hindu' } } },
  ])
})

describe('an invalid value stops the start with a sentence that names the variable and not its value', () => {
  test.each([
    ['PORT', 'secret'],
    ['NEWS_API_URL', 'secret'],
    ['NEWS_API_KEY', 'a secret'],
    ['NEWS_API_MINUTES', '1'],
    ['NEWS_FEEDS', 'secret'],
    ['NEWS_FEEDS', 'secret | gossip | in | en | https://p.example/'],
    ['NEWS_FEEDS', 'secret | general | xx | en | https://p.example/'],
    ['NEWS_FEEDS', 'secret | general | in | en | file:///etc/passwd'],
    ['NEWS_FEEDS', 'p | general | in | en | https://p.example/secret;p | general | in | en | https://p.example/secret'],
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
