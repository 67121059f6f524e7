import { isIPv6 } from 'node:net'

/** Wildcard addresses, which no browser can open. */
const EVERYWHERE = ['0.0.0.0', '::']

/** The origin of a host and port as browsers write it. */
export function originOf(host: string, port: number): string {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}
