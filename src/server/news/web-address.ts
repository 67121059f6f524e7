import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { itemLimits } from '#domain/news/news-item.ts'
import { isPrivateAddress } from '../feeds/private-addresses.ts'

/** Parameters that say where a reader came from, not what they read. */
const tracking =
  /^(?:utm_\w+|at_\w+|ns_\w+|mc_[ce]id|(?:fb|g|d|ms|y|tw)clid|gclsrc|igshid|ocid|ito|cmp|cmpid|ftag|smid|smtyp|ref|ref_src|partner|guccounter|__twitter_impression)$/i

/** A public web address without tracking; nothing for any other (`javascript:`, `data:`, this machine). */
export function webAddress(written: string, base?: string): string | undefined {
  const text = written.trim()
  if (!text || text.length > itemLimits.url || !URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isHere = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && isPrivateAddress(host))
  if (!isWeb || isHere || url.username || url.password) return undefined
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name)
  url.hash = ''
  return url.href.length <= itemLimits.url ? url.href : undefined
}

/** The same for all ways in which papers write one address: scheme, `www.`, order of parameters, last slash. */
export function articleId(address: string): string {
  const url = new URL(address)
  url.searchParams.sort()
  const path = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname
  const key = `${url.host.replace(/^www\./, '')}${path}${url.search}`
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
