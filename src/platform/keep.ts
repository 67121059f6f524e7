import { useMemo } from 'react'
import { type Entry, itemsOf, type KeptList, remove, restore } from '#domain/kept-list.ts'
import { openKept, useKept } from './storage/kept.ts'
import { type ListKind, listKinds } from './storage/list-kinds.ts'

export type ListName = keyof typeof listKinds
export type ItemOf<Name extends ListName> = (typeof listKinds)[Name] extends ListKind<infer Item> ? Item : never
type Rule<Name extends ListName> = (list: KeptList<ItemOf<Name>>, now: string) => KeptList<ItemOf<Name>>

const kindOf = <Name extends ListName>(name: Name) => listKinds[name] as unknown as ListKind<ItemOf<Name>>

/** What somebody keeps in this list, in its order. */
export function useItems<Name extends ListName>(name: Name, uid: string | undefined): ItemOf<Name>[] {
  const list = useKept(kindOf(name), uid)
  return useMemo(() => (uid === undefined ? [] : itemsOf(list)), [list, uid])
}

export function itemsNow<Name extends ListName>(name: Name, uid: string): ItemOf<Name>[] {
  return itemsOf(openKept(kindOf(name), uid).read())
}

/** Changes a list by a pure rule. False where storage refused: then the change lives in this tab. */
export async function changeList<Name extends ListName>(name: Name, uid: string, rule: Rule<Name>): Promise<boolean> {
  const now = new Date().toISOString()
  return (await openKept(kindOf(name), uid).update((list) => rule(list, now))) === 'saved'
}

export type Removed<Name extends ListName> = {
  readonly saved: boolean
  readonly entries: readonly Entry<ItemOf<Name>>[]
}

/** Takes items out of a list and tells what would bring them back. */
export async function removeItems<Name extends ListName>(
  name: Name,
  uid: string,
  ids: readonly string[],
): Promise<Removed<Name>> {
  const entries = openKept(kindOf(name), uid)
    .read()
    .filter(({ id, item }) => item !== null && ids.includes(id))
  const saved = await changeList(name, uid, (list, now) => ids.reduce((rest, id) => remove(rest, id, now), list))
  return { saved, entries }
}

/** Undo: they stand again where they stood. */
export function bringBack<Name extends ListName>(
  name: Name,
  uid: string,
  entries: readonly Entry<ItemOf<Name>>[],
): Promise<boolean> {
  return changeList(name, uid, (list, now) => entries.reduce((all, entry) => restore(all, entry, now), list))
}
