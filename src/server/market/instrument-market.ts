import type { InstrumentKind } from '#catalogue/instruments.ts'
import { kindPacks } from '#domain/api/kind-packs.ts'
import type { PackInfo } from '#domain/api/pack-list.ts'
import type { MethodList, Remote } from '#domain/api/worker-rpc.ts'
import type { Day } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { type InstrumentPacks, packRow, untilKept } from './made-pack.ts'
import { keepPack, type PackRow, readPackRow, swapPack } from './pack-collection.ts'
import type { PublishedPacks } from './published-packs.ts'
import { startWorkThread, type WorkThread } from './work-thread.ts'

/** What the thread of a kind can do for the engine; the rest is between the kind and its feeds. */
export type InstrumentWork = {
  /** From here on this is the market. */
  show(list: Uint8Array, sparks: Uint8Array | null, names: Uint8Array | null): void
  sample(today: Day): InstrumentPacks
}

/** What the server has to know of a kind of instrument. Its feeds, routes and histories are its own. */
export type InstrumentSource<Pack, Work extends InstrumentWork> = {
  readonly kind: InstrumentKind
  read(list: Uint8Array): Pack | undefined
  /** Its thread, and what that can be asked. */
  readonly threadFile: URL
  readonly methods: MethodList<Work>
}

export type PackChange<T> = {
  readonly result: T
  readonly packs?: InstrumentPacks | undefined
  /** Kept with them. */
  readonly also?: (tx: Database) => Promise<void>
}

/** All instruments of one kind, in memory: the packs that browsers fetch, and the same for our own pages. */
export type InstrumentMarket<Pack, Work extends InstrumentWork> = {
  current(): { readonly pack: Pack; readonly source: PackInfo['source'] } | undefined
  /** The pack of the real market, once there is one. */
  live(): Pack | undefined
  /** What people wait for, on a thread of its own: searches, samples. */
  readonly thread: WorkThread<Work>
  /** Reads what came from outside, on another: a file that takes long keeps no search waiting. */
  readonly reader: WorkThread<Work>
  /**
   * Makes new packs from the kept list, stores all or none, and publishes them. If another process has replaced the
   * list meanwhile, `make` runs again on the new one. Without packs nothing changes.
   */
  change<T>(make: (kept: Uint8Array | null) => Promise<PackChange<T>>): Promise<T>
  /** The packs of former names and of sparklines, as the database has them. */
  keptNames(): Promise<Uint8Array | null>
  keptSparks(): Promise<Uint8Array | null>
  /** Shows what the database has, where that is newer. `digests`: what it has. */
  look(digests: ReadonlyMap<string, string>): Promise<void>
  showSample(today: Day): Promise<void>
  /** A sample in the making is given up. */
  stop(): Promise<void>
}

/** Every kind's work has the engine's methods; TypeScript cannot tell for a type that is a parameter. */
const asEngine = (remote: unknown) => remote as Remote<InstrumentWork>

type Parts = { readonly db: Database; readonly clock: () => Date; readonly published: PublishedPacks }

export function openInstrumentMarket<Pack, Work extends InstrumentWork>(
  { kind, read, threadFile, methods }: InstrumentSource<Pack, Work>,
  { db, clock, published }: Parts,
): InstrumentMarket<Pack, Work> {
  const packs = kindPacks[kind]
  const onStart = (remote: Remote<Work>) => {
    const list = published.bytes(packs.list)
    const others = [published.bytes(packs.sparks) ?? null, published.bytes(packs.names) ?? null] as const
    // Fails only with the thread, and the next one is shown the market when it starts.
    if (list)
      asEngine(remote)
        .show(list, ...others)
        .catch(() => {})
  }
  const thread = startWorkThread<Work>(threadFile, methods, { onStart })
  const reader = startWorkThread<Work>(threadFile, methods, { isBackground: true })
  let current: { pack: Pack; source: PackInfo['source'] } | undefined
  let sampleDay: Day | undefined
  let isStopped = false
  const isLive = () => current?.source === 'live'

  const showList = () => {
    const bytes = published.bytes(packs.list)
    const pack = bytes && read(bytes)
    const source = published.info(packs.list)?.source
    if (pack && source) current = { pack, source }
    thread.refresh()
  }
  /** The list last: it is shown with the others. */
  const publish = async ({ list, sparks, names }: InstrumentPacks, source: PackInfo['source'], madeAt: Date) => {
    if (names) await published.publish(packs.names, names, source, madeAt)
    await published.publish(packs.sparks, sparks, source, madeAt)
    if (await published.publish(packs.list, list, source, madeAt)) showList()
  }
  const keep = async (made: InstrumentPacks, before: PackRow | undefined, also: PackChange<never>['also']) => {
    const madeAt = clock()
    const isKept = await db.transaction(async (tx) => {
      // Its row is locked from here on, and the others are only ever replaced behind it.
      if (!(await swapPack(tx, packRow(packs.list, made.list, madeAt), before?.digest ?? null))) return false
      await keepPack(tx, packRow(packs.sparks, made.sparks, madeAt))
      if (made.names) await keepPack(tx, packRow(packs.names, made.names, madeAt))
      await also?.(tx)
      return true
    })
    if (isKept) await publish(made, 'live', madeAt)
    return isKept
  }

  return {
    current: () => current,
    live: () => (isLive() ? current?.pack : undefined),
    thread,
    reader,
    async change<T>(make: (kept: Uint8Array | null) => Promise<PackChange<T>>) {
      const results: T[] = []
      await untilKept(db, packs.list, async (before) => {
        const { result, packs: made, also } = await make(before?.bytes ?? null)
        results[0] = result
        return made ? keep(made, before, also) : true
      })
      return results[0] as T
    },
    keptNames: async () => (await readPackRow(db, packs.names))?.bytes ?? null,
    keptSparks: async () => (await readPackRow(db, packs.sparks))?.bytes ?? null,
    async look(digests) {
      for (const name of [packs.names, packs.sparks]) await published.publishNewer(db, name, digests)
      if (await published.publishNewer(db, packs.list, digests)) showList()
    },
    async showSample(today) {
      if (isStopped || isLive() || today === sampleDay) return
      sampleDay = today
      try {
        const made = await asEngine(thread).sample(today)
        // A real market may have come meanwhile.
        if (!isLive()) await publish(made, 'sample', clock())
      } catch (error) {
        sampleDay = undefined
        if (!isStopped) throw error
      }
    },
    async stop() {
      isStopped = true
      await Promise.all([thread.stop(), reader.stop()])
    },
  }
}
