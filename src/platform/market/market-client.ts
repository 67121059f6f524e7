import type { Currency } from '#catalogue/money.ts'
import { AppError } from '#domain/api/app-error.ts'
import type { PackName, PacksAnswer } from '#domain/api/pack-list.ts'
import type { FoundFunds } from '#domain/funds/found-funds.ts'
import type { FundQuery } from '#domain/funds/fund-query.ts'
import { isFresh } from '#domain/kept/consent.ts'
import { cacheSettings } from '#platform/storage/consent-choice.ts'
import type { Quote } from './market-reader.ts'
import { marketState } from './market-state.ts'
import { openReader, type RemoteReader } from './open-reader.ts'
import { currentPacks, loadPack } from './pack-files.ts'

export type { Quote } from './market-reader.ts'

type Opened = {
  readonly at: number
  packs: PacksAnswer
  readonly reader: RemoteReader
  readonly loaded: Map<PackName, Promise<void>>
}

let opened: Promise<Opened> | undefined
let since = 0
let turn: Promise<unknown> = Promise.resolve()

/** The whole market in this tab, so that nobody has to say what they look for in it. Throws where it cannot be had. */
async function openMarket(): Promise<Opened> {
  const before = opened
  const known = await before?.catch(() => undefined)
  // A worker that died is opened anew by whoever asks next.
  if (known?.reader.hasEnded() && opened === before) opened = undefined
  return openFresh()
}

function openFresh(): Promise<Opened> {
  // A page that stays open for days looks again when what it has is too old.
  if (opened && !isFresh(cacheSettings(), since, Date.now())) opened = undefined
  if (opened) return opened
  since = Date.now()
  const opening = open(since)
  opened = opening
  opening.catch(() => {
    if (opened === opening) opened = undefined
    marketState.write({ ...marketState.read(), phase: 'none' })
  })
  return opening
}

async function open(at: number): Promise<Opened> {
  marketState.write({ ...marketState.read(), phase: 'loading' })
  const [{ packs, kept }, reader] = await Promise.all([currentPacks(), openReader()])
  const market: Opened = { at, packs, reader, loaded: new Map() }
  // Both at once; the index is made of both. Former names are worth no failure.
  const names = packs.names ? load(market, 'names').catch(() => {}) : undefined
  await load(market, 'funds', names)
  marketState.write({ phase: 'ready', sparks: false, kept: kept && market.packs === packs })
  return market
}

/** `after`: what has to be there before it is read. */
function load(market: Opened, name: PackName, after?: Promise<void>): Promise<void> {
  const known = market.loaded.get(name)
  if (known) return known
  const loading = loadCurrent(market, name, after)
  market.loaded.set(name, loading)
  loading.catch(() => market.loaded.delete(name))
  return loading
}

/** A list that was kept may name files that the server no longer has: then it is asked for anew, once. */
async function loadCurrent(market: Opened, name: PackName, after?: Promise<void>): Promise<void> {
  const take: RemoteReader['load'] = async (...args) => {
    await after
    return market.reader.load(...args)
  }
  const known = market.packs[name]
  if (!known) throw new AppError('busy')
  try {
    await loadPack(name, known, take)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error
    market.packs = (await currentPacks(true)).packs
    const now = market.packs[name]
    if (!now || now.digest === known.digest) throw error
    await loadPack(name, now, take)
  }
}

/** Somebody is about to search: all that a search needs, in the order in which it is missed. */
export async function warmMarket(): Promise<void> {
  try {
    const market = await openMarket()
    await load(market, 'sparks')
    if (!marketState.read().sparks) marketState.write({ ...marketState.read(), sparks: true })
  } catch {
    // Whoever asks for something hears of it.
  }
}

/** One after the other; a question that nobody waits for any more is not asked. */
export async function findInMarket(query: FundQuery, signal: AbortSignal): Promise<FoundFunds> {
  const { reader } = await openMarket()
  const before = turn
  const mine = before.then(() => {
    signal.throwIfAborted()
    return reader.find(query)
  })
  turn = mine.catch(() => {})
  const found = await mine
  if (!found) throw new AppError('internal')
  void warmMarket()
  return found
}

export type Quotes = {
  readonly source: 'live' | 'sample'
  /** Amounts in another currency are by rates that came with the app, because the current ones could not be had. */
  readonly oldRates: boolean
  readonly kept: boolean
  readonly quotes: ReadonlyMap<string, Quote>
}

/** The latest values alone, for what is shown on every page. */
export async function latestOf(codes: readonly string[]): Promise<readonly Quote[]> {
  const { reader } = await openMarket()
  return reader.quotes(codes.map(Number), 'INR')
}

/** Prices of what somebody follows, looked up in this tab: no request says what that is. Sparklines and rates are worth no failure. */
export async function quotesOf(codes: readonly string[], currency: Currency): Promise<Quotes> {
  const market = await openMarket()
  const [, rates] = await Promise.allSettled([load(market, 'sparks'), load(market, 'rates')])
  const quotes = await market.reader.quotes(codes.map(Number), currency)
  return {
    source: market.packs.funds?.source ?? 'live',
    oldRates: rates.status === 'rejected' && quotes.some(({ converted }) => converted !== null),
    kept: marketState.read().kept,
    quotes: new Map(quotes.map((quote) => [String(quote.code), quote])),
  }
}
