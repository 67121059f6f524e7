import { BlockList, isIP, isIPv6 } from 'node:net'

const ranges: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

const closed = new BlockList()
for (const [address, bits] of ranges) closed.addSubnet(address, bits, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Private and reserved networks, and IPv4 written as IPv6 (Node itself sees through `::ffff:`). */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  return version === 0 || closed.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
