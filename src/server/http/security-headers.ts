import { createHash } from 'node:crypto'

/** On every response. */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/**
 * On pages, besides the content policy. Popups stay connected for Google sign-in. No referrer: URLs may reveal what
 * somebody searches.
 */
export const pageHeaders: Record<string, string> = {
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self)',
  'x-frame-options': 'DENY',
}

/** For responses that are no page: nothing may load, run or frame them. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For the service worker: it may fetch our own pages and files. With the empty policy it would never install. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** Other hosts that pages may contact. */
export type Outside = Readonly<Record<'images' | 'requests' | 'scripts' | 'frames', readonly string[]>>

/** Allowed inline content: from build and style sheet, never derived from the HTML. */
export type Inline = {
  readonly scripts: readonly string[]
  readonly style: string
  readonly nonce?: string | undefined
}

/** For a page: our own files, and our inline scripts and style. */
export function pagePolicy({ scripts, style, nonce }: Inline, outside: Outside): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf), ...(nonce ? [`'nonce-${nonce}'`] : []), ...outside.scripts].join(' '),
    ["style-src 'self'", ...(style ? [hashOf(style)] : [])].join(' '),
    ["img-src 'self' data:", ...outside.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...outside.requests].join(' '),
    ...(outside.frames.length > 0 ? [['frame-src', ...outside.frames].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
