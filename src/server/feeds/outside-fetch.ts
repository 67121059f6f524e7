import { type LookupOptions, lookup } from 'node:dns'
import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FeedError } from './feed-error.ts'
import { isPrivateAddress } from './private-addresses.ts'
import { conditionsFor, readValidators, type Validators } from './validators.ts'

export type OutsideLimits = {
  /** For all of it, redirects included. */
  readonly ms: number
  /** After decompression. */
  readonly bytes: number
  /** What the answer may call itself. */
  readonly types: RegExp
  /** A page of its own that the source wants to be named. */
  readonly referer?: string
  /** Such as a key of the operator's: sent to the configured host only, never to where it redirects. */
  readonly headers?: Readonly<Record<string, string>>
}

const MOST_REDIRECTS = 3
const USER_AGENT = 'Banyan (a reader of public market data)'

/** What came, and what its headers say of it. */
export type OutsideFile = {
  readonly bytes: Buffer
  /** As the source calls it; empty where it does not. */
  readonly type: string
  readonly validators: Validators | null
}

/** `validators`: of what we have. Only with them the answer may be `unchanged`. */
type OutsideOptions = {
  readonly end?: AbortSignal
  readonly validators?: Validators | null
  /** A source named the address: it is treated like one that a redirect leads to. */
  readonly named?: boolean
  /** Which addresses such a host may have; public ones, but in tests. */
  readonly mayReach?: (address: string) => boolean
}

/** Fetches a configured address. Every part of the answer is limited; redirects lead only to public addresses. */
export async function fetchOutside(
  address: string,
  limits: OutsideLimits,
  options: OutsideOptions = {},
): Promise<OutsideFile | 'unchanged'> {
  const { end } = options
  const signal = AbortSignal.any([AbortSignal.timeout(limits.ms), ...(end ? [end] : [])])
  try {
    return await followed(new URL(address), limits, signal, options)
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError(signal.aborted ? 'timeout' : 'unreachable', undefined, { cause: error })
  }
}

/** The same, whatever we have. */
export async function fetchOutsideBytes(address: string, limits: OutsideLimits, end?: AbortSignal): Promise<Buffer> {
  const file = await fetchOutside(address, limits, end && { end })
  if (file === 'unchanged') throw new FeedError('bad-status', '304')
  return file.bytes
}

export const fetchOutsideText = async (address: string, limits: OutsideLimits, end?: AbortSignal): Promise<string> =>
  textOf(await fetchOutsideBytes(address, limits, end))

async function followed(
  first: URL,
  limits: OutsideLimits,
  signal: AbortSignal,
  { validators, named = false, mayReach = isPublic }: OutsideOptions,
): Promise<OutsideFile | 'unchanged'> {
  let url = first
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const conditions = conditionsFor(url, validators)
    const referer = limits.referer === undefined ? {} : { referer: limits.referer }
    const isFirst = url.origin === first.origin
    const sent = { ...conditions, ...referer, ...(isFirst && limits.headers) }
    const answer = await ask(url, isFirst && !named ? undefined : mayReach, sent, signal)
    const { statusCode = 0, headers } = answer
    try {
      // Nobody who was asked without a condition may say so.
      if (statusCode === 304 && Object.keys(conditions).length > 0) return 'unchanged'
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        url = redirected(url, headers.location)
        continue
      }
      if (statusCode !== 200) throw new FeedError('bad-status', String(statusCode))
      const type = headers['content-type'] ?? ''
      if (type && !limits.types.test(type)) throw new FeedError('wrong-type', type)
      const bytes = await collect(answer, limits.bytes, signal)
      return { bytes, type, validators: readValidators(url, headers) }
    } finally {
      answer.destroy()
    }
  }
  throw new FeedError('bad-redirect', 'too many')
}

function redirected(from: URL, location: string): URL {
  if (!URL.canParse(location, from)) throw new FeedError('bad-redirect', 'no address')
  const to = new URL(location, from)
  const isWeb = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:')
  if (!isWeb || to.username || to.password) throw new FeedError('bad-redirect', to.protocol)
  return to
}

/** The web's own. Other ports of a public host may be anything. */
const webPorts = new Set(['', '80', '443'])
const isPublic = (address: string) => !isPrivateAddress(address)

/** Configured hosts may be anywhere, those that a source names only public. The checked address is used. */
function ask(
  url: URL,
  mayReach: ((address: string) => boolean) | undefined,
  sent: OutgoingHttpHeaders,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (mayReach && isIP(host) && !mayReach(host)) throw new FeedError('bad-redirect', 'a private address')
  // Sources of tests, which say themselves what may be reached, have any port.
  if (mayReach === isPublic && !webPorts.has(url.port)) throw new FeedError('bad-redirect', `port ${url.port}`)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    request(url, {
      signal,
      agent: false,
      headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'br, gzip, deflate', ...sent },
      ...(mayReach && { lookup: lookupAmong(mayReach) }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
}

function lookupAmong(mayReach: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...(options as LookupOptions), all: true }, (error, found) => {
      if (error) return callback(error, '')
      const open = found.filter(({ address }) => mayReach(address))
      const [first] = open
      if (!first) return callback(new FeedError('bad-redirect', 'a private address'), '')
      if (options.all) callback(null, open)
      else callback(null, first.address, first.family)
    })
  }
}

const decoders = { br: createBrotliDecompress, gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate }

async function collect(answer: IncomingMessage, most: number, signal: AbortSignal): Promise<Buffer> {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'identity' && !Object.hasOwn(decoders, encoding)) throw new FeedError('wrong-encoding', encoding)
  const decoder = encoding === 'identity' ? undefined : decoders[encoding as keyof typeof decoders]()
  const stream: Readable = decoder ? answer.pipe(decoder) : answer
  answer.on('error', (error) => decoder?.destroy(error))
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      size += (chunk as Buffer).length
      if (size > most) throw new FeedError('too-large', `more than ${most} bytes`)
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    if (error instanceof FeedError) throw error
    if (signal.aborted) throw new FeedError('timeout', `after ${size} bytes`, { cause: error })
    throw new FeedError('cut-short', `after ${size} bytes`, { cause: error })
  } finally {
    decoder?.destroy()
  }
  if (size === 0) throw new FeedError('empty')
  return Buffer.concat(chunks)
}

/** UTF-8, or Windows-1252 where old files are; anything with a zero byte in it is neither. */
export function textOf(bytes: Buffer): string {
  if (bytes.includes(0)) throw new FeedError('wrong-encoding', 'zero bytes')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
