import { type CacheSettings, type CacheType, isAllowed, isFresh } from './consent.ts'

/** What a person must allow before a copy of a page is stored: a cache type, or caching at all. */
export type CopyType = CacheType | 'always'

/** A stored copy of a page. */
export type PageCopy = { readonly type: CopyType; readonly at: number }

/** The server names the type of each page that may be stored; pages without it never are. */
export const COPY_TYPE_HEADER = 'x-offline-copy'

export const copyTypes = ['always', 'funds', 'stocks', 'preferences'] as const satisfies readonly CopyType[]

export const copyTypeOf = (text: string | null): CopyType | undefined => copyTypes.find((type) => type === text)

export const mayCopy = (settings: CacheSettings, type: CopyType) =>
  type === 'always' ? settings.enabled : isAllowed(settings, type)

/** How the page in view came here. `keptAt`: of its copy, 0 where the browser drew it; undefined from the network. */
export type Arrival = {
  readonly hasNetwork: boolean
  readonly keptAt: number | undefined
  /** The server has answered since. */
  readonly reached: boolean
  /** No link was followed since. */
  readonly isFirst: boolean
}

/** `saved`: an older copy, while the server can be reached again. */
export function viewState({ hasNetwork, keptAt, reached, isFirst }: Arrival): 'current' | 'saved' | 'offline' {
  if (!hasNetwork || (keptAt !== undefined && !reached)) return 'offline'
  return keptAt && isFirst ? 'saved' : 'current'
}

/** Figures are shown for the chosen hours; pages without figures as long as caching is allowed. */
export const isUsable = (settings: CacheSettings, { type, at }: PageCopy, now: number) =>
  mayCopy(settings, type) && (type === 'always' || isFresh(settings, at, now))
