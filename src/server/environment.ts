import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { builtInNewsFeeds } from '#catalogue/news-feeds.ts'
import { emailOf } from '#domain/accounts/account.ts'
import type { AdNetwork, MapTileSource } from '#domain/api/site-setup.ts'
import type { HeadlinesService } from './news/headlines-feed.ts'
import { type PaperFeed, readPaperFeeds } from './news/news-feed-list.ts'
import type { Bucket } from './pictures/bucket-store.ts'
import { StartError } from './start-error.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const webOrigin = z
  .string()
  .regex(/^https?:/)
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/')
const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))
const tileAddress = z
  .string()
  .max(500)
  .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)))
  .refine((value) => /^https?:\/\/[^/{}]+\//.test(value) && URL.canParse(value))
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })

/** Google's profile pictures are allowed by the content policy for this issuer only. */
export const GOOGLE = 'https://accounts.google.com'

const source = (what: string) => `the http or https address of the ${what}`

/** Each variable, its parser and a description of valid values. */
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
  AUTH_SECRET: {
    read: z.string().min(32).max(512).optional(),
    wants: 'at least 32 characters that nobody can guess, such as the output of: openssl rand -base64 48',
  },
  ADMIN_EMAILS: {
    read: z.string().default('').transform(toEmails),
    wants: 'email addresses separated by commas',
  },
  GOOGLE_CLIENT_ID: { read: z.string().max(512).optional(), wants: 'the client id from your OpenID provider' },
  GOOGLE_CLIENT_SECRET: { read: z.string().max(512).optional(), wants: 'the client secret from your OpenID provider' },
  GOOGLE_ISSUER: {
    read: webAddress.default(GOOGLE),
    wants: 'the http or https address of an OpenID provider, such as https://accounts.google.com',
  },
  SMTP_URL: {
    read: z.url({ protocol: /^smtps?$/ }).optional(),
    wants: 'the address of a mail server, such as smtps://user:password@mail.example:465',
  },
  MAIL_FROM: { read: z.string().max(320).optional(), wants: 'a sender, such as Banyan <hello@banyan.example>' },
  IP_LOCATION_URL: {
    read: webAddress.default('https://ipapi.co/json'),
    wants: 'the http or https address of a service that says where an internet address is',
  },
  MAP_TILES_URL: {
    read: tileAddress.optional(),
    wants:
      'the http or https address of map tiles with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
  },
  MAP_TILES_CREDIT: {
    read: z.string().max(200).optional(),
    wants: 'whom the map tiles are from, at most 200 characters',
  },
  ADS_CLIENT: {
    read: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional(),
    wants: 'your id at a network of advertisements, such as ca-pub-1234567890123456',
  },
  ADS_SCRIPT: {
    read: webAddress.default('https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'),
    wants: source('script of the network of advertisements'),
  },
  ADS_HOSTS: {
    read: z
      .string()
      .default('https://*.googlesyndication.com,https://*.doubleclick.net,https://*.google.com')
      .transform(toHosts),
    wants: 'the https origins from which the network shows advertisements, separated by commas',
  },
  ANALYTICS_SRC: {
    read: webAddress.optional(),
    wants: 'the http or https address of a script that counts visits',
  },
  S3_ENDPOINT: {
    read: webAddress.optional(),
    wants: 'the http or https address of an S3-compatible object storage, such as https://s3.example',
  },
  S3_BUCKET: {
    read: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/)
      .optional(),
    wants: 'the name of a bucket in the object storage',
  },
  S3_KEY: { read: z.string().max(512).optional(), wants: 'the access key of the object storage' },
  S3_SECRET: { read: z.string().max(512).optional(), wants: 'the secret key of the object storage' },
  S3_REGION: {
    read: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .default('us-east-1'),
    wants: 'the region of the object storage, such as us-east-1',
  },
  SOURCES: { read: z.enum(['auto', 'live', 'sample']).default('auto'), wants: 'auto, live or sample' },
  AMFI_URL: { read: webAddress.default('https://www.amfiindia.com/spages/NAVAll.txt'), wants: source('NAVAll file') },
  AMFI_HISTORY_URL: {
    read: webAddress.default('https://portal.amfiindia.com/DownloadNAVHistoryReport_Po.aspx'),
    wants: source('NAV history report'),
  },
  MFAPI_URL: { read: webAddress.default('https://api.mfapi.in'), wants: source('API of mfapi.in') },
  NSE_URL: {
    read: webAddress.default('https://nsearchives.nseindia.com'),
    wants: source('archive of the National Stock Exchange of India'),
  },
  BSE_URL: {
    read: webAddress.optional(),
    wants: `${source('site of BSE')}, such as https://www.bseindia.com`,
  },
  YAHOO_URL: {
    read: webAddress.default('https://query1.finance.yahoo.com'),
    wants: source('chart service of Yahoo Finance'),
  },
  ECB_URL: {
    read: webAddress.default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
    wants: source('reference rates of the day'),
  },
  ECB_HISTORY_URL: {
    read: webAddress.default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.xml'),
    wants: source('reference rates since 1999'),
  },
  NEWS_API_URL: { read: webAddress.default('https://newsapi.org/v2'), wants: source('headlines service') },
  NEWS_API_KEY: {
    read: z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/)
      .optional(),
    wants: 'the key of the headlines service, without spaces',
  },
  NEWS_API_MINUTES: {
    read: z.coerce.number().int().min(5).max(1440).default(30),
    wants: 'how many minutes pass between two requests for the same headlines, from 5 to 1440',
  },
  NEWS_FEEDS: {
    read: z.string().default(builtInNewsFeeds).transform(toPaperFeeds),
    wants:
      'off, or feeds separated by semicolons, each: paper | category | country | language | address, such as the-hindu | business | in | en | https://www.thehindu.com/business/feeder/default.rss',
  },
  PLAIN_PAGES: { read: z.enum(['on', 'off']).default('off'), wants: 'on or off' },
  LOG_LEVEL: { read: z.enum(['info', 'error', 'silent']).default('info'), wants: 'info, error or silent' },
} as const

type Variables = { [Name in keyof typeof variables]: z.infer<(typeof variables)[Name]['read']> }

/** Sources of outside data. `auto`: sample data until the live sources have answered once. */
export type Sources = {
  readonly mode: 'auto' | 'live' | 'sample'
  readonly amfi: string
  readonly amfiHistory: string
  readonly mfapi: string
  readonly nse: string
  /** Off where it is not set. */
  readonly bse: string | undefined
  readonly yahoo: string
  readonly ecb: string
  readonly ecbHistory: string
  /** The headlines service; off without a key. */
  readonly news: HeadlinesService | undefined
  readonly newsFeeds: readonly PaperFeed[]
}

export type Environment = {
  readonly host: string
  readonly port: number
  readonly publicUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly trustedProxies: BlockList
  readonly authSecret: string | undefined
  /** Lower case. */
  readonly adminEmails: readonly string[]
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | undefined
  readonly mail: { readonly server: string; readonly from: string } | undefined
  /** Object storage for uploaded pictures. */
  readonly bucket: Bucket | undefined
  readonly ipLocation: string
  /** Loaded by browsers, each after its person has agreed. */
  readonly mapTiles: MapTileSource | undefined
  /** `hosts`: from which the network shows advertisements. */
  readonly ads: { readonly network: AdNetwork; readonly hosts: readonly string[] } | undefined
  /** The address of a script. */
  readonly analytics: string | undefined
  readonly sources: Sources
  /** Pages as the framework writes them, to find out whether a fault is its own or ours (docs/first-paint.md). */
  readonly plainPages: boolean
  readonly logLevel: 'info' | 'error' | 'silent'
}

/** Everything is optional; empty counts as unset, an invalid value stops the start. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const values = Object.fromEntries(
    Object.entries(variables).map(([name, { read, wants }]) => {
      const parsed = read.safeParse(source[name] || undefined)
      if (!parsed.success) throw new StartError(`The environment variable ${name} is not valid. It must be ${wants}.`)
      return [name, parsed.data]
    }),
  ) as Variables
  refuseHalves(values)

  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    trustedProxies: values.TRUST_PROXY,
    authSecret: values.AUTH_SECRET,
    adminEmails: values.ADMIN_EMAILS,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? { clientId: values.GOOGLE_CLIENT_ID, clientSecret: values.GOOGLE_CLIENT_SECRET, issuer: values.GOOGLE_ISSUER }
        : undefined,
    mail: values.SMTP_URL && values.MAIL_FROM ? { server: values.SMTP_URL, from: values.MAIL_FROM } : undefined,
    bucket:
      values.S3_ENDPOINT && values.S3_BUCKET && values.S3_KEY && values.S3_SECRET
        ? {
            endpoint: values.S3_ENDPOINT,
            bucket: values.S3_BUCKET,
            key: values.S3_KEY,
            secret: values.S3_SECRET,
            region: values.S3_REGION,
          }
        : undefined,
    ipLocation: values.IP_LOCATION_URL,
    mapTiles: values.MAP_TILES_URL
      ? { url: values.MAP_TILES_URL, credit: values.MAP_TILES_CREDIT ?? new URL(values.MAP_TILES_URL).host }
      : undefined,
    ads: values.ADS_CLIENT
      ? { network: { client: values.ADS_CLIENT, script: values.ADS_SCRIPT }, hosts: values.ADS_HOSTS }
      : undefined,
    analytics: values.ANALYTICS_SRC,
    sources: {
      mode: values.SOURCES,
      amfi: values.AMFI_URL,
      amfiHistory: values.AMFI_HISTORY_URL,
      mfapi: values.MFAPI_URL,
      nse: values.NSE_URL,
      bse: values.BSE_URL,
      yahoo: values.YAHOO_URL,
      ecb: values.ECB_URL,
      ecbHistory: values.ECB_HISTORY_URL,
      news: values.NEWS_API_KEY
        ? { address: values.NEWS_API_URL, key: values.NEWS_API_KEY, everyMs: values.NEWS_API_MINUTES * 60_000 }
        : undefined,
      newsFeeds: values.NEWS_FEEDS,
    },
    plainPages: values.PLAIN_PAGES === 'on',
    logLevel: values.LOG_LEVEL,
  }
}

/** Refuses settings that need another one. */
function refuseHalves(values: Variables) {
  const together: readonly (readonly [keyof Variables, keyof Variables])[] = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['SMTP_URL', 'MAIL_FROM'],
    ['MAIL_FROM', 'SMTP_URL'],
    ['S3_ENDPOINT', 'S3_BUCKET'],
    ['S3_BUCKET', 'S3_KEY'],
    ['S3_KEY', 'S3_SECRET'],
    ['S3_SECRET', 'S3_ENDPOINT'],
  ]
  const half = together.find(([one, other]) => values[one] && !values[other])
  if (half)
    throw new StartError(
      `With the environment variable ${half[0]}, ${half[1]} is needed too: ${variables[half[1]].wants}.`,
    )
}

function toPaperFeeds(value: string, context: z.RefinementCtx<string>): readonly PaperFeed[] {
  const feeds = readPaperFeeds(value)
  if (feeds) return feeds
  context.addIssue({ code: 'custom', message: 'not a list of feeds' })
  return z.NEVER
}

function toEmails(value: string, context: z.RefinementCtx<string>): string[] {
  const emails = value.split(',').filter((part) => part.trim())
  const known = emails.map(emailOf).filter((email) => email !== undefined)
  if (known.length === emails.length) return known
  context.addIssue({ code: 'custom', message: 'not all of them are email addresses' })
  return z.NEVER
}

function toHosts(value: string, context: z.RefinementCtx<string>): string[] {
  const hosts = value.split(',').map((part) => part.trim())
  const isOrigin = (host: string) => /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(host)
  if (hosts.length <= 20 && hosts.every(isOrigin)) return hosts
  context.addIssue({ code: 'custom', message: 'not all of them are origins' })
  return z.NEVER
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
