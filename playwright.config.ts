import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { shortLived } from '#tests/banyan-process.ts'
import { firstPort, openIdClient, outsidePorts, plainPort } from '#tests/outside-ports.ts'
import { adminEmails } from './e2e/admins.ts'

const ports = { built: firstPort, dev: firstPort + 1, plain: plainPort }
const origin = (port: number) => `http://127.0.0.1:${port}`
const serve = (command: string, port: number, more: Record<string, string> = {}) => ({
  command: `node tests/copy-empty-database.ts && ${command}`,
  url: `${origin(port)}/readyz`,
  reuseExistingServer: false,
  timeout: 120_000,
  env: {
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'banyan-e2e-')),
    LOG_LEVEL: 'error',
    // Each story may come from an address of its own.
    TRUST_PROXY: '127.0.0.0/8',
    // Whatever the operator's own settings are, tests never touch that database.
    DATABASE_URL: '',
    PUBLIC_URL: '',
    HOST: '',
    // The outside world of the tests is theirs.
    SOURCES: 'sample',
    ...more,
  },
})

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build-specimens.ts',
  fullyParallel: true,
  workers: 2,
  // Every wait is for something that comes: only a machine busy with other work comes near these.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  webServer: [
    { command: `node tests/outside-world.ts ${origin(ports.built)}`, url: `${origin(outsidePorts.letters)}/` },
    serve('node --import ./tests/quick-hashing.ts dist/node/main.js', ports.built, {
      ...openIdClient,
      GOOGLE_ISSUER: origin(outsidePorts.openId),
      SMTP_URL: `smtp://127.0.0.1:${outsidePorts.smtp}`,
      MAIL_FROM: 'Banyan <hello@banyan.example>',
      IP_LOCATION_URL: `${origin(outsidePorts.ipLocation)}/json`,
      ADMIN_EMAILS: adminEmails.join(),
    }),
    // Nothing is set up here.
    serve(`node ${shortLived} src/app/dev.ts`, ports.dev),
    serve(`node ${shortLived} --import ./tests/quick-hashing.ts dist/node/main.js`, ports.plain, { PLAIN_PAGES: 'on' }),
  ],
  projects: [
    { name: 'built', testIgnore: ['dev.spec.ts', 'plain.spec.ts'], use: { baseURL: origin(ports.built) } },
    { name: 'dev', testMatch: 'dev.spec.ts', use: { baseURL: origin(ports.dev) } },
    // The same build without the first-paint machinery (docs/first-paint.md).
    { name: 'plain', testMatch: 'plain.spec.ts', use: { baseURL: origin(ports.plain) } },
  ],
  use: {
    // Only stories about it have a service worker (`e2e/offline.spec.ts`).
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // One process less per worker: 4% of the time of all stories.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
