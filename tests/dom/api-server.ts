// First: it replaces what the server imports.
import '../quick-hashing.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readEnvironment } from '#server/environment.ts'
import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/http/site.ts'
import { createLog } from '#server/log.ts'
import { openBackend } from '#server/open-backend.ts'
import { copyEmptyDatabase } from '../empty-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    apiOrigin: string
    adminEmails: readonly string[]
    /** Where `npm run admin` reaches the server. */
    operatorSocket: string
  }
}

/** Each story takes one of its own: the audit log is about one. */
const adminEmails = Array.from({ length: 40 }, (_, n) => `admin-${n}@people.example`)

/** The real API with the sample market, without pages: those are drawn by the tests (`tab.ts`). */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-dom-'))
  const dataDir = join(folder, 'data')
  await copyEmptyDatabase(dataDir)
  const env = readEnvironment({
    DATA_DIR: dataDir,
    SOURCES: 'sample',
    PORT: '0',
    TRUST_PROXY: '127.0.0.0/8',
    ADMIN_EMAILS: adminEmails.join(),
  })
  let isOver = false
  // The last story may leave while something is asked.
  const log = createLog('error', (text) => isOver || process.stderr.write(text))
  const listening = await listen(env)
  const backend = await openBackend(env, log, listening.port)
  const site = createSite({
    api: backend.api,
    pages: undefined,
    prepared: (address) => backend.prepared.get(address),
    publicUrl: undefined,
    log,
    isReady: backend.isReady,
  })
  listening.serve(site.listener)
  await backend.market.ready
  // On a very busy machine making the samples misses its deadline.
  for (let tries = 0; tries < 5 && !backend.market.answer().stocks; tries += 1) await backend.market.look()
  project.provide('apiOrigin', `http://127.0.0.1:${listening.port}`)
  project.provide('adminEmails', adminEmails)
  project.provide('operatorSocket', join(dataDir, 'operator.sock'))
  return async () => {
    isOver = true
    listening.server.closeAllConnections()
    listening.server.close()
    await backend.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
