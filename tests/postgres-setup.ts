import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run; each test takes a new database on it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres(['fsync=off', 'full_page_writes=off'])
  project.provide('postgresUrl', await server.createDatabase())
  return () => server.stop()
}
