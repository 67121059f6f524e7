import { z } from 'zod'
import { DAY_MS, HOUR_MS } from '#domain/time/freshness.ts'
import { add, type Entry, edit, type KeptList, merge, remove } from './kept-list.ts'

/** The content of one form on one page of one tab. Any length is accepted: a draft is never rejected. */
export const draft = z.strictObject({
  /** A page load, not a URL: a reload has a new id. */
  page: z.string().min(1).max(60),
  form: z.string().min(1).max(60),
  /** The edited item, or null for a new one. */
  about: z.string().max(60).nullable(),
  fields: z.record(z.string().max(60), z.union([z.string().max(500_000), z.boolean()])),
})
export type Draft = z.infer<typeof draft>
export type Drafts = KeptList<Draft>

export const idOfDraft = ({ page, form, about }: Pick<Draft, 'page' | 'form' | 'about'>) =>
  `${page}/${form}/${about ?? ''}`

/** Without fields: sent, saved or discarded. */
export function keepDraft(
  list: Drafts,
  which: Pick<Draft, 'page' | 'form' | 'about'>,
  fields: Draft['fields'] | null,
  at: string,
): Drafts {
  const id = idOfDraft(which)
  return fields === null ? remove(list, id, at) : edit(list, id, () => ({ ...which, fields }), 'last', at)
}

/** This page's drafts, latest first. */
export function draftsOf(list: Drafts, page: string, form: string): Draft[] {
  return list
    .flatMap(({ item, at }) => (item?.page === page && item.form === form ? [{ item, at }] : []))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ item }) => item)
}

/** Takes over the draft of a closed page: of the previous page in this tab, else the latest. */
export function adopt(
  list: Drafts,
  page: string,
  before: string,
  isGone: (entry: { readonly page: string; readonly at: string }) => boolean,
  at: string,
): Drafts {
  const orphans = list
    .filter(({ item, at: typed }) => item !== null && item.page !== page && isGone({ page: item.page, at: typed }))
    .toSorted((a, b) => rank(b) - rank(a) || (a.at < b.at ? 1 : -1))
  function rank({ item }: Entry<Draft>) {
    return item?.page === before ? 1 : 0
  }
  return orphans.reduce((all, { id, at: typed, item }) => {
    const mine = item && { ...item, page }
    if (!mine || all.some((entry) => entry.item && entry.id === idOfDraft(mine))) return all
    // Keeps its age: adopting is not typing.
    return remove(add(all, idOfDraft(mine), mine, 'last', typed), id, at)
  }, list)
}

/** Drafts expire after a month, removal marks after an hour. */
export function pruneDrafts(list: Drafts, now: Date): Drafts {
  const isOld = ({ item, at }: Entry<Draft>) => Date.parse(at) < now.getTime() - (item === null ? HOUR_MS : 30 * DAY_MS)
  return list.some(isOld) ? list.filter((entry) => !isOld(entry)) : list
}

export const mergeDrafts = merge<Draft>
