import { type BlockList, isIP } from 'node:net'

/**
 * The client's address: the connection's or, behind trusted proxies, the last untrusted hop in `X-Forwarded-For`.
 * Unparsable hops end the chain, so clients cannot forge it. An IPv6 /64 counts as one address.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | null | undefined,
  trusted: BlockList,
): string {
  const hops = (forwardedFor ?? '').split(',')
  let address = bare(remote ?? '')
  while (isTrusted(address, trusted)) {
    const hop = bare(hops.pop() ?? '')
    if (!isIP(hop)) break
    address = hop
  }
  return isIP(address) === 6 ? networkOf(address) : address
}

/** The other end of this connection is the operator's proxy. */
export const isProxy = (remote: string | undefined, trusted: BlockList) => isTrusted(bare(remote ?? ''), trusted)

function isTrusted(address: string, trusted: BlockList) {
  const version = isIP(address)
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** Without port and brackets; `::ffff:127.0.0.1` is 127.0.0.1 on a dual-stack socket. */
function bare(written: string) {
  const address = written
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function networkOf(address: string) {
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail?.split(':').filter(Boolean) ?? []
  const middle = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0')
  return [...front, ...middle, ...back]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
