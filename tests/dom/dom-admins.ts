import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { expect } from './dom-story.ts'
import type { Tab } from './tab.ts'

const password = 'monsoon-42'

/** The one of this number in `ADMIN_EMAILS`, registered but not verified. */
export async function signUpAdmin({ request }: Tab, which: number): Promise<string> {
  const email = inject('adminEmails')[which] ?? ''
  expect((await request.post('/api/auth/sign-up', { data: { email, password } })).status).toBe(201)
  return email
}

/** Signs in an administrator whom the operator verified. */
export async function signInAdmin(page: Tab, which: number) {
  const email = await signUpAdmin(page, which)
  const [, token] = /reset-password#(\S+)/.exec(await askOperator('verify', email)) ?? []
  for (const [path, data] of Object.entries({ 'reset-password': { token, password }, 'sign-in': { email, password } }))
    expect((await page.request.post(`/api/auth/${path}`, { data })).status).toBe(200)
  return { email, password }
}

/** As `npm run admin` asks a running server. */
async function askOperator(name: string, email: string): Promise<string> {
  const socket = connect({ path: inject('operatorSocket'), allowHalfOpen: true })
  socket.end(JSON.stringify({ name, email }))
  return JSON.parse(await text(socket)).text
}

/** From somebody who is signed out. */
export async function messageWith({ request }: Tab, subject: string) {
  const data = { name: 'Asha Rao', email: 'asha@people.example', subject, message: 'Hello', consent: true, website: '' }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await request.post('/api/documents/messages', { headers, data: { data } })).status).toBe(201)
}

/** The number of messages with this subject, as an administrator sees them. */
export async function countMessages({ request }: Tab, subject: string): Promise<number> {
  const { documents } = await (await request.get('/api/documents/messages?limit=100')).json()
  return documents.filter(({ data }: { data: { subject: string } }) => data.subject === subject).length
}
