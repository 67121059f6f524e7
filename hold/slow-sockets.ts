import { readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { asPeopleRunIt, type Banyan, startBanyan } from '#tests/banyan-process.ts'
import { type Finding, inFolder, type Trial } from './trial.ts'

const MIXED = 1_000
const OF_A_KIND = 500
const CLOSED_WITHIN_MS = 12_000
const P99_MS = 50
/** A kind that is refused at once is a burst of responses, not slow sockets. */
const [REFUSED_WITHIN_MS, P99_OF_BURST_MS] = [2_000, 200]

/** What a slow client sends first, then a character or chunk per second; unread responses need nothing more. */
type Kind = { readonly name: string; readonly first: string; readonly drip: string }

function kindsFor(asset: string): Kind[] {
  const host = 'HTTP/1.1\r\nHost: 127.0.0.1\r\n'
  const form = 'Content-Type: application/x-www-form-urlencoded\r\n'
  const json = 'Content-Type: application/json\r\n'
  const long = 'Content-Length: 1000\r\n\r\n'
  const chunked = 'Transfer-Encoding: chunked\r\n\r\n'
  return [
    { name: 'headers', first: `GET /about ${host}X-Slow: `, drip: 'x' },
    { name: 'form', first: `POST /api/contact ${host}${form}${long}name=`, drip: 'x' },
    { name: 'JSON', first: `POST /api/problems ${host}${json}${long}{`, drip: ' ' },
    { name: 'sign-in', first: `POST /api/auth/sign-in ${host}${json}${long}{`, drip: ' ' },
    { name: 'multipart', first: `POST /api/contact ${host}Content-Type: multipart/form-data\r\n${long}-`, drip: '-' },
    { name: 'no type', first: `POST /api/problems ${host}${long}x`, drip: 'x' },
    { name: 'chunked form', first: `POST /api/contact ${host}${form}${chunked}5\r\nname=\r\n`, drip: '1\r\nx\r\n' },
    { name: 'chunked JSON', first: `POST /api/problems ${host}${json}${chunked}1\r\n{\r\n`, drip: '1\r\n \r\n' },
    { name: 'unread answers', first: `GET ${asset} ${host}\r\n`.repeat(15), drip: '' },
    {
      name: 'pipelined',
      first: `${`GET /healthz ${host}\r\n`.repeat(5)}POST /api/contact ${host}${form}${long}name=`,
      drip: 'x',
    },
  ]
}

export const slowSockets: Trial = {
  name: `${MIXED} slow sockets of all kinds together, and ${OF_A_KIND} of each`,
  run: () =>
    inFolder(async (folder) => {
      const banyan = await startBanyan({ DATA_DIR: folder }, asPeopleRunIt)
      // The largest file: what nobody reads must not fit into the buffers.
      const [asset] = /\/assets\/\d-framework[\w-]*\.js/.exec(await (await fetch(banyan.url)).text()) ?? []
      if (!asset) throw new Error('The home page names no script of the framework.')
      const kinds = kindsFor(asset)
      const findings = await hold(banyan, 'mixed', MIXED, kinds)
      for (const kind of kinds) findings.push(...(await hold(banyan, kind.name, OF_A_KIND, [kind])))
      await banyan.end()
      return findings
    }),
}

/** Opens the sockets, requests a page and the API until all are closed, and once more afterwards. */
async function hold(banyan: Banyan, name: string, count: number, kinds: readonly Kind[]): Promise<Finding[]> {
  const port = Number(new URL(banyan.url).port)
  const atRest = openSockets(banyan.process.pid)
  const started = performance.now()
  const sockets = Array.from({ length: count }, (_, n) => slowSocket(port, kinds[n % kinds.length]))
  const waits: number[] = []
  const failed: string[] = []
  const ask = async (path: string) => {
    const asked = performance.now()
    const status = await fetch(banyan.url + path).then(
      (response) => response.text().then(() => response.status),
      () => 0,
    )
    waits.push(performance.now() - asked)
    if (status !== 200) failed.push(`${path} ${status}`)
  }
  let most = 0
  let closedAfter = Number.POSITIVE_INFINITY
  while (performance.now() - started < CLOSED_WITHIN_MS && closedAfter === Number.POSITIVE_INFINITY) {
    for (const path of ['/about', '/api/packs', '/readyz']) await ask(path)
    const open = openSockets(banyan.process.pid) - atRest
    most = Math.max(most, open)
    // One belongs to our own requests.
    if (most > count / 2 && open <= 1) closedAfter = performance.now() - started
    await setTimeout(20)
  }
  for (const socket of sockets) socket.destroy()
  const during = waits.length
  for (const path of ['/about', '/api/packs', '/readyz', '/api/banner']) await ask(path)
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN
  const most99 = closedAfter < REFUSED_WITHIN_MS ? P99_OF_BURST_MS : P99_MS
  return [
    {
      what: `${name}: ${during} asked meanwhile and 4 after, not answered: ${failed.slice(0, 3).join(', ') || 'none'}`,
      held: failed.length === 0 && during > 10,
    },
    { what: `${name}: p99 ${p99.toFixed(1)} ms (at most ${most99})`, held: p99 <= most99 },
    {
      what: `${name}: ${most} open at once, all closed by the server after ${Math.round(closedAfter)} ms (at most ${CLOSED_WITHIN_MS})`,
      held: closedAfter <= CLOSED_WITHIN_MS,
    },
  ]
}

function openSockets(pid: number | undefined): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((fd) => linkOf(`${folder}/${fd}`).startsWith('socket:')).length
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

function slowSocket(port: number, kind: Kind | undefined): Socket {
  const { first, drip } = kind ?? { first: '', drip: '' }
  const socket = connect(port, '127.0.0.1')
  socket.write(first)
  socket.pause()
  const timer = setInterval(() => drip && socket.write(drip), 1_000)
  socket.on('error', () => {})
  socket.once('close', () => clearInterval(timer))
  return socket
}
