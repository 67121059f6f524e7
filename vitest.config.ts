import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const both = ['{src,tests}/**/*.db.test.ts']
/** Pages in a DOM without a browser (`tests/dom/`). */
const dom = ['src/**/*.dom.test.ts']
/** Each file loads its own modules: they remember what a tab remembers, or the test replaces one. */
const alone = [
  'src/{features,platform}/**/*.test.{ts,tsx}',
  ...globSync('src/{app,domain,server,ui}/**/*.test.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('vi.mock('),
  ),
]

export default defineConfig({
  test: {
    // All cores: otherwise one is left for a terminal that nobody sits at.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,tests,bench}/**/*.test.{ts,tsx}'],
          exclude: [...both, ...dom, ...alone],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      { test: { name: 'alone', include: alone, exclude: dom, testTimeout: 60_000 } },
      {
        test: {
          name: 'dom',
          include: dom,
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://banyan.example' } },
          // Each document loads modules of its own.
          isolate: false,
          globalSetup: 'tests/dom/api-server.ts',
          testTimeout: 180_000,
          expect: { poll: { timeout: 30_000, interval: 15 } },
        },
      },
      {
        // On PostgreSQL, one for all, and on PGlite; each test has its own database.
        test: {
          name: 'databases',
          include: both,
          // Files of one worker share modules, the sample market and open databases.
          isolate: false,
          globalSetup: 'tests/postgres-setup.ts',
          setupFiles: 'tests/quick-hashing.ts',
          // All waits are for signals: only a busy machine comes near these limits.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
