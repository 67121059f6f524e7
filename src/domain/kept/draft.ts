import { z } from 'zod'
import { DAY_MS, HOUR_MS } from '#domain/time/freshness.ts'
import { add, type Entry, edit, type KeptList, merge, remove } from './kept-list.ts'

/** What is being typed into one form, on one page of one tab. It refuses nothing: also a text that is far too long is kept until it is shorter. */
export const draft = z.strictObject({
  /** The page that is or was open, not its address: a reload makes another one. */
  page: z.string().min(1).max(60),
  form: z.string().min(1).max(60),
  /** What is being changed, or nothing: something new. */
  about: z.string().max(60).nullable(),
  fields: z.record(z.string().max(60), z.union([z.string().max(500_000), z.boolean()])),
})
export type Draft = z.infer<typeof draft>
export type Drafts = KeptList<Draft>

export const idOfDraft = ({ page, form, about }: Pick<Draft, 'page' | 'form' | 'about'>) =>
  `${page}/${form}/${about ?? ''}`

/** Nothing as fields: it is sent, saved or discarded. */
export function keepDraft(
  list: Drafts,
  which: Pick<Draft, 'page' | 'form' | 'about'>,
  fields: Draft['fields'] | null,
  at: string,
): Drafts {
  const id = idOfDraft(which)
  return fields === null ? remove(list, id, at) : edit(list, id, () => ({ ...which, fields }), 'last', at)
}

/** Of this page, the one that was typed last comes first. */
export function draftsOf(list: Drafts, page: string, form: string): Draft[] {
  return list
    .flatMap(({ item, at }) => (item?.page === page && item.form === form ? [{ item, at }] : []))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ item }) => item)
}

/** What was typed on a page that is gone comes back on this one: first that of the page before it in this tab, else the latest. */
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
    // As old as it is: adopting is not typing.
    return remove(add(all, idOfDraft(mine), mine, 'last', typed), id, at)
  }, list)
}

/** A draft is forgotten after a month, the mark that it is done with after an hour: no tab is that slow. */
export function pruneDrafts(list: Drafts, now: Date): Drafts {
  const isOld = ({ item, at }: Entry<Draft>) => Date.parse(at) < now.getTime() - (item === null ? HOUR_MS : 30 * DAY_MS)
  return list.some(isOld) ? list.filter((entry) => !isOld(entry)) : list
}

export const mergeDrafts = merge<Draft>
