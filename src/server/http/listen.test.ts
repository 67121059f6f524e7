import { BlockList } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from './limits.ts'
import { listen } from './listen.ts'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)

/** How long the server keeps a connection after its answer. */
async function idleLimit(trustedProxies: BlockList) {
  const { server, port, serve } = await listen({ host: '127.0.0.1', port: 0, trustedProxies })
  onTestFinished(() => void server.close())
  const answered = new Promise<number | undefined>((resolve) => {
    serve(({ socket }, response) => {
      response.once('close', () => resolve(socket.timeout))
      response.end('done')
    })
  })
  // Keeps its connections; `rawRequest` does not.
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('done')
  return answered
}

test('the connection of a proxy is kept longer than a proxy keeps one', async () => {
  // nginx and most load balancers: one minute; Caddy: two.
  expect(await idleLimit(own)).toBeGreaterThan(120_000)
})

test('the connection of anybody else is soon closed', async () => {
  expect(await idleLimit(new BlockList())).toBeLessThanOrEqual(limits.keepAliveMs + 1_000)
})
