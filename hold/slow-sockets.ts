import { readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { startBanyan } from '#tests/banyan-process.ts'
import { inFolder, type Trial } from './trial.ts'

const SOCKETS = 1_000
const CLOSED_WITHIN_MS = 12_000
const P99_MS = 50

/** What each kind of slow client sends at once, before a letter a second. The last reads nothing of some megabytes of answers. */
const kindsFor = (asset: string) => [
  'GET /about HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
  'POST /api/problems HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  `GET ${asset} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(15),
]

export const slowSockets: Trial = {
  name: `${SOCKETS} sockets that send headers, send bodies or read slowly`,
  run: () =>
    inFolder(async (folder) => {
      const banyan = await startBanyan({ DATA_DIR: folder })
      const port = Number(new URL(banyan.url).port)
      const asset = /data-entry="([^"]+)"/.exec(await (await fetch(banyan.url)).text())?.[1] ?? ''
      const kinds = kindsFor(asset)
      const atRest = openSockets(banyan.process.pid)
      const started = performance.now()
      const sockets = Array.from({ length: SOCKETS }, (_, n) => slowSocket(port, kinds[n % kinds.length] ?? ''))

      const waits: number[] = []
      let failed = 0
      let most = 0
      let allClosedAfter = Number.POSITIVE_INFINITY
      while (performance.now() - started < CLOSED_WITHIN_MS) {
        const asked = performance.now()
        const ok = await fetch(`${banyan.url}/about`).then(
          (response) => response.ok,
          () => false,
        )
        waits.push(performance.now() - asked)
        if (!ok) failed += 1
        const open = openSockets(banyan.process.pid) - atRest
        most = Math.max(most, open)
        // One belongs to our own requests.
        if (most > SOCKETS / 2 && open <= 1) allClosedAfter = Math.min(allClosedAfter, performance.now() - started)
        await setTimeout(20)
      }
      for (const socket of sockets) socket.destroy()
      await banyan.end()
      const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN
      return [
        {
          what: `${waits.length} pages asked for meanwhile, ${failed} not answered`,
          held: failed === 0 && waits.length > 100,
        },
        { what: `p99 ${p99.toFixed(1)} ms (at most ${P99_MS})`, held: p99 <= P99_MS },
        {
          what: `${most} open at once, all closed by the server after ${Math.round(allClosedAfter)} ms (at most ${CLOSED_WITHIN_MS})`,
          held: allClosedAfter <= CLOSED_WITHIN_MS,
        },
      ]
    }),
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

function slowSocket(port: number, first: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write(first)
  socket.pause()
  const drip = setInterval(() => !first.endsWith('\r\n') && socket.write('x'), 1_000)
  socket.on('error', () => {})
  socket.once('close', () => clearInterval(drip))
  return socket
}
