import { createHash } from 'node:crypto'
import { bestEncoding, compress, type Encoding } from './content-encoding.ts'
import { limits } from './limits.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** An answer made once and sent many times: its bytes in every encoding, its headers, its tag. */
export type Prepared = {
  readonly status: number
  readonly etag: string
  readonly bodies: { readonly identity: Bytes } & { readonly [E in Encoding]?: Bytes }
  readonly headers: Readonly<Record<string, string>>
}

export async function prepare(body: Bytes, headers: Record<string, string>, status = 200): Promise<Prepared> {
  if (body.length < limits.compressFromBytes) return asPrepared({ identity: body }, headers, status)
  const [br, gzip] = await Promise.all([compress(body, 'br', 'thorough'), compress(body, 'gzip', 'thorough')])
  return asPrepared({ identity: body, br, gzip }, headers, status)
}

export function asPrepared(bodies: Prepared['bodies'], headers: Record<string, string>, status = 200): Prepared {
  const etag = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  return { status, etag, bodies, headers: { ...headers, vary: 'accept-encoding' } }
}

export function sendPrepared({ status, etag, bodies, headers }: Prepared, request: Headers): Response {
  const wanted = bestEncoding(request.get('accept-encoding'))
  const encoding = bodies[wanted] ? wanted : 'identity'
  const tag = `"${etag}-${encoding}"`
  const all: Record<string, string> = { ...headers, etag: tag }
  if (status === 200 && request.get('if-none-match') === tag) return new Response(null, { status: 304, headers: all })
  if (encoding !== 'identity') all['content-encoding'] = encoding
  return new Response(bodies[encoding], { status, headers: all })
}
