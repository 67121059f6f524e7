import { request } from 'node:http'

export type RawInit = {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array | AsyncIterable<Uint8Array>
}

/** A request exactly as written; `fetch` would normalise path, headers and encoding. */
export function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawInit = {},
): Promise<Response> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, async (incoming) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk)
      const status = incoming.statusCode ?? 0
      const bytes = [204, 304].includes(status) ? null : Buffer.concat(chunks)
      resolve(
        new Response(bytes, {
          status,
          headers: Object.entries(incoming.headers).flatMap(([name, value]) =>
            [value ?? ''].flat().map((each): [string, string] => [name, each]),
          ),
        }),
      )
    })
    outgoing.on('error', reject)
    send(outgoing, body).catch(reject)
  })
}

async function send(outgoing: ReturnType<typeof request>, body: RawInit['body']) {
  if (body && typeof body === 'object' && Symbol.asyncIterator in body) {
    for await (const chunk of body) {
      if (outgoing.writableEnded || outgoing.destroyed) return
      outgoing.write(chunk)
    }
  } else if (body) outgoing.write(body)
  outgoing.end()
}
