import type { Currency } from '#catalogue/money.ts'
import { AppError } from '#domain/api/app-error.ts'
import { type KindPacks, kindPacks } from '#domain/api/kind-packs.ts'
import type { PackName, PacksAnswer } from '#domain/api/pack-list.ts'
import { isFresh } from '#domain/kept/consent.ts'
import { cacheSettings } from '#platform/storage/consent-choice.ts'
import type { CardOf, MarketKind, Quote, Searches, Suggestion } from './market-reader.ts'
import { marketStates } from './market-state.ts'
import { openReader, type RemoteReader } from './open-reader.ts'
import { currentPacks, loadPack } from './pack-files.ts'

export type { Quote, Suggestion } from './market-reader.ts'

type Opened = {
  packs: PacksAnswer
  /** The list of packs that was kept from an earlier visit, if that is what is used. */
  readonly known: PacksAnswer | undefined
  readonly reader: RemoteReader
  readonly loaded: Map<PackName, Promise<void>>
  readonly kinds: Map<MarketKind, Promise<void>>
}

let opened: Promise<Opened> | undefined
let since = 0
let turn: Promise<unknown> = Promise.resolve()

/** All of a kind in this tab, so that nobody has to say what they look for. Throws where it cannot be had. */
async function openMarket(kind: MarketKind): Promise<Opened> {
  const before = opened
  const known = await before?.catch(() => undefined)
  // A worker that died is opened anew by whoever asks next.
  if (known?.reader.hasEnded() && opened === before) opened = undefined
  const opening = openFresh()
  const state = marketStates[kind]
  if (state.read().phase === 'none') state.write({ ...state.read(), phase: 'loading' })
  try {
    const market = await opening
    await openKind(market, kind)
    return market
  } catch (error) {
    if (opened === opening) opened = undefined
    state.write({ ...state.read(), phase: 'none' })
    throw error
  }
}

function openFresh(): Promise<Opened> {
  // A page that stays open for days looks again when what it has is too old.
  if (opened && !isFresh(cacheSettings(), since, Date.now())) opened = undefined
  if (opened) return opened
  since = Date.now()
  const opening = open()
  opened = opening
  opening.catch(() => {
    if (opened === opening) opened = undefined
  })
  return opening
}

async function open(): Promise<Opened> {
  const [{ packs, kept }, reader] = await Promise.all([currentPacks(), openReader()])
  return { packs, known: kept ? packs : undefined, reader, loaded: new Map(), kinds: new Map() }
}

function openKind(market: Opened, kind: MarketKind): Promise<void> {
  const opening = market.kinds.get(kind) ?? loadKind(market, kind)
  market.kinds.set(kind, opening)
  return opening
}

async function loadKind(market: Opened, kind: MarketKind): Promise<void> {
  const { list, names }: KindPacks = kindPacks[kind]
  // Both at once; the index is made of both. Former names are worth no failure.
  const former = names && market.packs[names] ? load(market, names).catch(() => {}) : undefined
  await load(market, list, former)
  marketStates[kind].write({ phase: 'ready', sparks: false, kept: market.packs === market.known })
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

/**
 * Asks for the list of packs, as every visitor does, and reads those that have changed. The old ones answer until then.
 * True if one has changed.
 */
export async function refreshMarket(): Promise<boolean> {
  const market = await opened?.catch(() => undefined)
  if (!market || market.reader.hasEnded()) return false
  const { packs } = await currentPacks(true)
  let changed = false
  for (const name of market.loaded.keys()) {
    const now = packs[name]
    if (!now || now.digest === market.packs[name]?.digest) continue
    await loadPack(name, now, market.reader.load)
    changed = true
  }
  market.packs = packs
  if (opened && (await opened) === market) since = Date.now()
  return changed
}

/** Somebody is about to search: all that a search needs, in the order in which it is missed. */
export async function warmMarket(kind: MarketKind): Promise<void> {
  try {
    const market = await openMarket(kind)
    const { sparks }: KindPacks = kindPacks[kind]
    if (!sparks) return
    await load(market, sparks)
    const state = marketStates[kind]
    if (!state.read().sparks) state.write({ ...state.read(), sparks: true })
  } catch {
    // Whoever asks for something hears of it.
  }
}

/** One after the other; a question that nobody waits for any more is not asked. */
export async function findInMarket<Kind extends MarketKind>(
  kind: Kind,
  query: Searches[Kind]['query'],
  signal: AbortSignal,
): Promise<Searches[Kind]['found']> {
  const { reader } = await openMarket(kind)
  const before = turn
  const mine = before.then(() => {
    signal.throwIfAborted()
    return reader.find(kind, query)
  })
  turn = mine.catch(() => {})
  const found = await mine
  if (!found) throw new AppError('internal')
  void warmMarket(kind)
  return found
}

/** Loads all kinds for suggestions; `changed` when one more can be searched. A kind that fails is left out. */
export function openSuggestions(kinds: readonly MarketKind[], changed: () => void): void {
  for (const kind of kinds) openMarket(kind).then(changed, () => {})
}

/** Out of the kinds that are there already; nothing waits for the others. */
export async function suggestInMarket(words: string, each: number): Promise<readonly Suggestion[]> {
  const market = await opened?.catch(() => undefined)
  return market && !market.reader.hasEnded() ? market.reader.suggest(words, each) : []
}

export type Quotes = {
  readonly source: 'live' | 'sample'
  /** Amounts in another currency are by rates that came with the app, because the current ones could not be had. */
  readonly oldRates: boolean
  readonly kept: boolean
  /** By the ids that were asked for. */
  readonly quotes: ReadonlyMap<string, Quote>
}

/** The latest values alone, for what is shown on every page. */
export async function latestOf(kind: MarketKind, ids: readonly string[]): Promise<readonly Quote[]> {
  const { reader } = await openMarket(kind)
  return reader.quotes(kind, ids, 'INR')
}

/** Looked up in this tab: no request reveals what somebody follows. Missing sparklines or rates are no failure. */
export async function quotesOf(kind: MarketKind, ids: readonly string[], currency: Currency): Promise<Quotes> {
  const market = await openMarket(kind)
  const { list, sparks }: KindPacks = kindPacks[kind]
  const [, rates] = await Promise.allSettled([sparks && load(market, sparks), load(market, 'rates')])
  const quotes = await market.reader.quotes(kind, ids, currency)
  return {
    source: market.packs[list]?.source ?? 'live',
    oldRates: rates.status === 'rejected' && quotes.some(({ converted }) => converted !== null),
    kept: marketStates[kind].read().kept,
    quotes: new Map(quotes.map((quote) => [quote.asked, quote])),
  }
}

export type CardsById<Kind extends MarketKind> = {
  readonly source: 'live' | 'sample'
  /** The day of the list. */
  readonly day: string | null
  readonly cards: ReadonlyMap<string, CardOf<Kind>>
}

/** What a list shows of some instruments, looked up in this tab by the ids that were asked for. */
export async function cardsOf<Kind extends MarketKind>(kind: Kind, ids: readonly string[]): Promise<CardsById<Kind>> {
  const { reader, packs } = await openMarket(kind)
  const info = packs[kindPacks[kind].list]
  const cards = new Map(await reader.cards(kind, ids))
  return { source: info?.source ?? 'live', day: info?.day ?? null, cards }
}
