import { defineConfig } from 'vitest/config'

const both = ['{src,tests}/**/*.db.test.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,tests,bench}/**/*.test.{ts,tsx}'], exclude: both, testTimeout: 60_000 } },
      {
        // On a real PostgreSQL, one for all, and on PGlite; each test has a database of its own.
        test: {
          name: 'databases',
          include: both,
          globalSetup: 'tests/postgres-setup.ts',
          setupFiles: 'tests/quick-hashing.ts',
          // Every wait is for an answer: only a machine busy with other work comes near these.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
