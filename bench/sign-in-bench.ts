import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/postgres-server.ts'
import { type Figure, quantile } from './bench-figures.ts'
import { start } from './processes.ts'

const PEOPLE = 20
const SECONDS = 10
const MAIN = '../dist/node/main.js'
const AUTH_SECRET = 'a secret of the bench, long enough'

/** Twenty concurrent sign-ins, repeatedly, while another client reads pages and the API. */
export async function signInFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-bench-'))
  const postgres = await startPostgres()
  try {
    return [
      ...(await measure('embedded', { DATA_DIR: join(folder, 'data') })),
      ...(await measure('PostgreSQL', { DATABASE_URL: await postgres.createDatabase(), AUTH_SECRET })),
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(database: string, env: Record<string, string>): Promise<Figure[]> {
  const { url, stop } = await start(MAIN, { env: { ...env, TRUST_PROXY: '127.0.0.0/8' } })
  const post = (path: string, person: number) =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${person}` },
      body: JSON.stringify({ email: `person-${person}@people.example`, password: 'monsoon-42' }),
    })
  let cookie = ''
  for (let person = 0; person < PEOPLE; person += 1) {
    const made = await post('sign-up', person)
    cookie = made.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    await made.text()
  }

  const end = performance.now() + SECONDS * 1000
  let signIns = 0
  const signingIn = Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      while (performance.now() < end) {
        const answer = await post('sign-in', person)
        await answer.text()
        if (!answer.ok) throw new Error(`Signing in: ${answer.status}`)
        signIns += 1
      }
    }),
  )
  const asked: Record<string, number[]> = { '/about': [], '/api/banner': [], '/api/auth/session': [] }
  while (performance.now() < end) {
    for (const [path, times] of Object.entries(asked)) {
      const began = performance.now()
      const answer = await fetch(url + path, { headers: { cookie } })
      await answer.text()
      times.push(performance.now() - began)
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    }
  }
  await signingIn
  await stop()
  return [
    { name: `${database}: signed in, ${PEOPLE} people at once`, value: signIns / SECONDS, unit: '/s' },
    ...Object.entries(asked).map(([path, times]) => ({
      name: `${database}: ${path} meanwhile, 95th percentile`,
      value: quantile(times, 0.95),
      unit: 'ms',
      budget: { most: 100 },
    })),
  ]
}
