import { isIPv6 } from 'node:net'

/** How a browser writes the address of a host and port. */
export const originOf = (host: string, port: number) => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
