import { defineConfig } from 'vitest/config'

const both = ['{src,tests}/**/*.db.test.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,tests}/**/*.test.{ts,tsx}'], exclude: both, testTimeout: 30_000 } },
      {
        // On a real PostgreSQL and on PGlite: the two share one server each, so their files take turns.
        test: {
          name: 'databases',
          include: both,
          globalSetup: 'tests/postgres-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
