import { createHash } from 'node:crypto'

/** On every answer. */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/**
 * On pages, beside their content policy. Popups stay connected to us, because sign-in with Google opens one. An address may say what somebody
 * searches or looks at: not even our own server hears it again with every request.
 */
export const pageHeaders: Record<string, string> = {
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self)',
  'x-frame-options': 'DENY',
}

/** For answers that are no page: nothing in them may load, run or be framed. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Hosts besides ours whose pictures a page may show, and that it may ask. */
export type Outside = { readonly images: readonly string[]; readonly requests: readonly string[] }

/** What may stand in a page itself: what the build and the style sheet say, never what the HTML happens to hold. */
export type Inline = {
  readonly scripts: readonly string[]
  readonly style: string
  readonly nonce?: string | undefined
}

/** For a page: our own files, and the inline scripts and the style that we put there ourselves. */
export function pagePolicy({ scripts, style, nonce }: Inline, outside: Outside): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf), ...(nonce ? [`'nonce-${nonce}'`] : [])].join(' '),
    ["style-src 'self'", ...(style ? [hashOf(style)] : [])].join(' '),
    ["img-src 'self' data:", ...outside.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...outside.requests].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
