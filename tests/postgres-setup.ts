import type { TestProject } from 'vitest/node'
import { makeTemplates, type Templates } from './database-templates.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    templates: Templates
  }
}

/** One PostgreSQL and one template per kind for the whole run; each test takes a copy. */
export default async function setup(project: TestProject) {
  const server = await startPostgres(['fsync=off', 'full_page_writes=off'])
  const { templates, remove } = await makeTemplates(await server.createDatabase())
  project.provide('postgresUrl', await server.createDatabase())
  project.provide('templates', templates)
  return async () => {
    remove()
    await server.stop()
  }
}
