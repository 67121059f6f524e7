import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** What a source calls this version of a file (RFC 9110, 8.8), so that it need not send the same again. */
export type Validators = {
  /** A digest of the address that answered: addresses may carry a key of the operator's. */
  readonly address: string
  readonly etag: string | null
  readonly lastModified: string | null
}

/** A file written twice within a second carries one Last-Modified: only an older one names a version. */
const SETTLED_MS = 60_000
const ETAG = /^(W\/)?"[\x21\x23-\x7e]{1,200}"$/
const HTTP_DATE = /^[A-Za-z]{3}, \d{2} [A-Za-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Null where the source names no version, or not in a form that can be sent back. */
export function readValidators(url: URL, headers: IncomingHttpHeaders): Validators | null {
  const etag = ETAG.test(headers.etag ?? '') ? (headers.etag ?? null) : null
  const lastModified = isSettled(headers) ? (headers['last-modified'] ?? null) : null
  return etag || lastModified ? { address: digestOf(url), etag, lastModified } : null
}

/** Only the address that gave them gets them back: another one's versions may have the same names. */
export function conditionsFor(url: URL, validators: Validators | null | undefined): OutgoingHttpHeaders {
  if (!validators || validators.address !== digestOf(url)) return {}
  const { etag, lastModified } = validators
  return { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) }
}

function isSettled({ date = '', 'last-modified': modified = '' }: IncomingHttpHeaders): boolean {
  return HTTP_DATE.test(modified) && Date.parse(date) - Date.parse(modified) >= SETTLED_MS
}

const digestOf = ({ href }: URL) => createHash('sha256').update(href).digest('base64url')
