import { type AddressInfo, connect, createServer } from 'node:net'

/** A phone's round trip. */
const DELAY_MS = 150

export type Line = { readonly url: string; bytes(): number; close(): void }

/** Passes bytes on, the answers after a round trip's time. */
export async function slowLine(port: number): Promise<Line> {
  let bytes = 0
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far)
    far.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      setTimeout(() => near.write(chunk), DELAY_MS)
    })
    far.on('close', () => setTimeout(() => near.end(), DELAY_MS))
    for (const socket of [near, far]) socket.on('error', () => [near, far].forEach((each) => void each.destroy()))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: () => server.close(),
  }
}
