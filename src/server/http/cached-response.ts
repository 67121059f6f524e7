import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bestEncoding, compress, type Effort, type Encoding } from './content-encoding.ts'
import { limits } from './limits.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Form = {
  readonly body: Bytes
  readonly headers: Readonly<Record<string, string>>
  readonly flat: readonly string[]
}

/** A response built once and sent often: bytes and whole head for every encoding. */
export type CachedResponse = {
  readonly status: number
  /** Its name in the log. */
  readonly place: string
  readonly forms: { readonly identity: Form } & { readonly [E in Encoding]?: Form }
}

type Bodies = { identity: Bytes } & { [E in Encoding]?: Bytes }
type About = { place: string; headers: Readonly<Record<string, string>>; status?: number }

export async function prepare(body: Bytes, about: About, effort: Effort = 'thorough'): Promise<CachedResponse> {
  if (body.length < limits.compressFromBytes) return asCachedResponse({ identity: body }, about)
  const [br, gzip] = await Promise.all([compress(body, 'br', effort), compress(body, 'gzip', effort)])
  return asCachedResponse({ identity: body, br, gzip }, about)
}

/** The same response at maximum compression. */
export const recompressed = ({ place, status, forms: { identity } }: CachedResponse): Promise<CachedResponse> =>
  prepare(identity.body, { place, status, headers: identity.headers }, 'utmost')

export function asCachedResponse(bodies: Bodies, { place, headers, status = 200 }: About): CachedResponse {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  const formOf = (encoding: Encoding, body: Bytes): Form => {
    const all: Record<string, string> = { ...headers, vary: 'accept-encoding', etag: `"${hash}-${encoding}"` }
    if (encoding !== 'identity') all['content-encoding'] = encoding
    return { body, headers: all, flat: [...Object.entries(all).flat(), 'content-length', String(body.length)] }
  }
  return {
    status,
    place,
    forms: {
      identity: formOf('identity', bodies.identity),
      ...(bodies.br && { br: formOf('br', bodies.br) }),
      ...(bodies.gzip && { gzip: formOf('gzip', bodies.gzip) }),
    },
  }
}

function choose({ status, forms }: CachedResponse, accept: string | undefined, known: string | undefined) {
  const form = forms[bestEncoding(accept)] ?? forms.identity
  return { form, unchanged: status === 200 && known === form.headers.etag }
}

export function sendCached(prepared: CachedResponse, request: Headers): Response {
  const { form, unchanged } = choose(
    prepared,
    request.get('accept-encoding') ?? undefined,
    request.get('if-none-match') ?? undefined,
  )
  return new Response(unchanged ? null : form.body, {
    status: unchanged ? 304 : prepared.status,
    headers: form.headers,
  })
}

/** Written straight to the socket, twice as fast: no Request or Response objects. */
export function writeCached(
  prepared: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  common: readonly string[],
) {
  const { 'accept-encoding': accept, 'if-none-match': known } = request.headers
  const { form, unchanged } = choose(prepared, accept?.toString(), known)
  const status = unchanged ? 304 : prepared.status
  response.writeHead(status, [...form.flat, ...common])
  response.end(unchanged || request.method === 'HEAD' ? undefined : form.body)
  request.socket.setTimeout(limits.unreadMs)
  return status
}
