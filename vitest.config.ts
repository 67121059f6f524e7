import { defineConfig } from 'vitest/config'

const both = ['{src,tests}/**/*.db.test.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,tests,bench}/**/*.test.{ts,tsx}'], exclude: both, testTimeout: 60_000 } },
      {
        // On PostgreSQL, one for all, and on PGlite; each test has its own database.
        test: {
          name: 'databases',
          include: both,
          globalSetup: 'tests/postgres-setup.ts',
          setupFiles: 'tests/quick-hashing.ts',
          // All waits are for signals: only a busy machine comes near these limits.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
