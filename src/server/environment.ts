import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const webOrigin = z
  .string()
  .regex(/^https?:/)
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/')
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })

/** Each variable, how it is read, and what a right value looks like. */
const variables = {
  PORT: { read: port.default(3000), wants: 'a port number from 0 to 65535' },
  HOST: { read: z.string().min(1).max(255).default('127.0.0.1'), wants: 'an address or host name' },
  PUBLIC_URL: {
    read: webOrigin.transform((value) => new URL(value).origin).optional(),
    wants: 'an http or https address without a path, such as https://banyan.example',
  },
  DATA_DIR: { read: z.string().min(1).default('data'), wants: 'a folder' },
  DATABASE_URL: {
    read: databaseUrl.optional(),
    wants: 'a PostgreSQL address, postgres://user:password@host:5432/name',
  },
  TRUST_PROXY: {
    read: z.string().default('').transform(toBlockList),
    wants: 'addresses or CIDRs separated by commas, such as 127.0.0.1/32,10.0.0.0/8',
  },
  LOG_LEVEL: { read: z.enum(['info', 'error', 'silent']).default('info'), wants: 'info, error or silent' },
} as const

type Variables = { [Name in keyof typeof variables]: z.infer<(typeof variables)[Name]['read']> }

export type Environment = {
  readonly host: string
  readonly port: number
  readonly publicUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly trustedProxies: BlockList
  readonly logLevel: 'info' | 'error' | 'silent'
}

/** All of it is optional; an empty value counts as none, a wrong one stops the start. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const values = Object.fromEntries(
    Object.entries(variables).map(([name, { read, wants }]) => {
      const parsed = read.safeParse(source[name] || undefined)
      if (!parsed.success)
        throw new StartError(`The environment variable ${name} has a wrong value: it wants ${wants}.`)
      return [name, parsed.data]
    }),
  ) as Variables

  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  }
}

function toBlockList(value: string, context: z.RefinementCtx<string>): BlockList {
  const list = new BlockList()
  for (const part of value
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const [address = '', bits] = part.split('/')
    const version = isIP(address)
    const width = version === 6 ? 128 : 32
    const prefix = bits === undefined ? width : /^\d+$/.test(bits) ? Number(bits) : Number.NaN
    if (!version || !Number.isInteger(prefix) || prefix < 0 || prefix > width) {
      context.addIssue({ code: 'custom', message: `${part} is no CIDR` })
      return z.NEVER
    }
    list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}
