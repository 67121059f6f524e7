import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { firstPort, openIdClient, outsidePorts } from '#tests/outside-ports.ts'
import { adminEmails } from './e2e/admins.ts'

const origin = (port: number) => `http://127.0.0.1:${port}`

/** Stories with a server of their own begin: the longest are among them, and would end alone. */
const ownServer = /(ads|creators|dev|offline|plain|stock-story)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'own server', testMatch: ownServer },
    { name: 'shared server', testIgnore: ownServer },
  ],
  globalSetup: './e2e/build-specimens.ts',
  fullyParallel: true,
  // One more than cores: some stories mostly wait. It saves a tenth of the time.
  workers: 3,
  // Every wait is for something that comes: only a machine busy with other work comes near these.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  webServer: [
    { command: `node tests/outside-world.ts ${origin(firstPort)}`, url: `${origin(outsidePorts.letters)}/` },
    {
      command: 'node tests/copy-empty-database.ts && node --import ./tests/quick-hashing.ts dist/node/main.js',
      url: `${origin(firstPort)}/readyz`,
      reuseExistingServer: false,
      timeout: 120_000,
      env: {
        PORT: String(firstPort),
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
        ...openIdClient,
        GOOGLE_ISSUER: origin(outsidePorts.openId),
        SMTP_URL: `smtp://127.0.0.1:${outsidePorts.smtp}`,
        MAIL_FROM: 'Banyan <hello@banyan.example>',
        IP_LOCATION_URL: `${origin(outsidePorts.ipLocation)}/json`,
        ADMIN_EMAILS: adminEmails.join(),
      },
    },
  ],
  use: {
    baseURL: origin(firstPort),
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
