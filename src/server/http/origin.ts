import { isIPv6 } from 'node:net'

/** "All addresses of this machine" is none that a browser could open. */
const EVERYWHERE = ['0.0.0.0', '::']

/** How a browser writes the address of a host and port. */
export function originOf(host: string, port: number): string {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}
