import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { type OperatorParts, operatorCommand } from './operator-commands.ts'

const question = z.strictObject({ name: z.string().max(100), email: z.string().max(320).optional() })
const answer = z.strictObject({ ok: z.boolean(), text: z.string() })
type Question = z.infer<typeof question>

const ASK_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 30_000

/** In the data folder, which only the server's user can access. */
const pathIn = (dataDir: string) => join(dataDir, 'operator.sock')

/** Lets `npm run admin` reach the server that holds the embedded database. The server also runs without it. */
export async function listenForOperator(dataDir: string, parts: OperatorParts, log: Log): Promise<() => Promise<void>> {
  const path = pathIn(dataDir)
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(ASK_WITHIN_MS, () => socket.destroy())
    socket.on('error', () => {})
    void reply(socket, parts, log)
  })
  // Left by a killed server; the folder's lock proves that nobody uses it.
  rmSync(path, { force: true })
  await new Promise<void>((resolve) => {
    server.once('error', (cause) => {
      log.info('npm run admin cannot reach this server', { cause })
      resolve()
    })
    server.listen(path, resolve)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

async function reply(socket: Socket, parts: OperatorParts, log: Log) {
  try {
    const { name, email } = question.parse(JSON.parse(await received(socket)))
    socket.end(JSON.stringify({ ok: true, text: await operatorCommand(name)(parts, email) }))
  } catch (cause) {
    if (!(cause instanceof StartError)) log.error("the operator's command failed", { cause })
    const said = cause instanceof StartError ? cause.message : 'It failed. See the server log.'
    socket.end(JSON.stringify({ ok: false, text: said }))
  }
}

/** Reads up to the end of the request. Iterating over the socket would close it before the reply. */
function received(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => (all += part))
    socket.once('end', () => resolve(all))
    socket.once('error', reject)
  })
}

/** The running server's reply; undefined if none is running. */
export async function askServer(dataDir: string, asked: Question): Promise<string | undefined> {
  const socket = await connected(pathIn(dataDir))
  if (!socket) return undefined
  socket.end(JSON.stringify(asked))
  socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy())
  const said = await text(socket).catch(() => '')
  if (!said) throw new StartError('The running server did not answer. Please try again.')
  const { ok, text: words } = answer.parse(JSON.parse(said))
  if (!ok) throw new StartError(words)
  return words
}

function connected(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ path, allowHalfOpen: true })
    socket.once('error', () => resolve(undefined))
    socket.once('connect', () => resolve(socket))
  })
}
