import { AppError } from '#domain/api/app-error.ts'
import { kindPacks } from '#domain/api/kind-packs.ts'
import type { PackInfo, PackName, PacksAnswer } from '#domain/api/pack-list.ts'
import { answerInTime } from '#platform/api/answer-in-time.ts'
import { readCache, writeCache } from '../storage/cache.ts'

/** The packs of now, and whether that was known already without asking. */
export type KnownPacks = { readonly packs: PacksAnswer; readonly kept: boolean }

const LIST = 'packs'
/** What a person allowed to be kept: stocks and listings are choices of their own, the rest counts as funds. */
const typeOf = (name: PackName) => {
  if (name === kindPacks.property.list) return 'preferences'
  return Object.values<string>(kindPacks.stock).includes(name) ? 'stocks' : 'funds'
}
/** Listings may be a sample for good. */
const lists = [kindPacks.fund.list, kindPacks.stock.list]

/**
 * The current packs. A list kept within the chosen hours is used without asking; a sample is asked about every time,
 * because real data may have arrived. `anew`: ignore the kept list, its files are gone.
 */
export async function currentPacks(anew = false): Promise<KnownPacks> {
  const kept = anew ? undefined : ((await readCache('funds', LIST))?.value as PacksAnswer | undefined)
  if (kept && lists.every((list) => kept[list]?.source === 'live')) return { packs: kept, kept: true }
  try {
    const packs: PacksAnswer = await (await reach('/api/packs', 'no-cache')).json()
    await writeCache('funds', LIST, packs)
    return { packs, kept: false }
  } catch (error) {
    if (kept) return { packs: kept, kept: true }
    throw error
  }
}

/** Our own copy, as far as the person allows one; the browser's cache keeps none. */
export async function packBytes(name: PackName, { digest }: PackInfo, anew = false): Promise<ArrayBuffer> {
  const type = typeOf(name)
  const kept = anew ? undefined : (await readCache(type, digest))?.value
  if (kept instanceof ArrayBuffer) return kept
  const bytes = await (await reach(`/api/packs/${digest}`, 'no-store')).arrayBuffer()
  await writeCache(type, digest, bytes)
  return bytes
}

/** A pack that cannot be read is fetched anew, once: what was kept may be broken. */
export async function loadPack(
  name: PackName,
  info: PackInfo,
  load: (name: PackName, bytes: ArrayBuffer) => Promise<boolean>,
): Promise<void> {
  if (await load(name, await packBytes(name, info))) return
  if (!(await load(name, await packBytes(name, info, true)))) throw new AppError('internal')
}

async function reach(path: string, cache: RequestCache): Promise<Response> {
  const response = await answerInTime((signal) => fetch(path, { cache, signal }))
  if (response.ok) return response
  throw new AppError(response.status === 404 ? 'not-found' : response.status >= 502 ? 'busy' : 'internal')
}
