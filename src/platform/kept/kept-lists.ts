import type { UndoableKey } from '#catalogue/storage-keys.ts'
import { type Entry, itemsOf, type KeptList, remove, restore } from '#domain/kept/kept-list.ts'
import { openKept, useKept } from './kept.ts'
import { type Removal, rememberRemoval, type SayRemoved } from './last-removal.ts'
import { type ListKind, listKinds } from './list-kinds.ts'

export type ListName = UndoableKey
export type ItemOf<Name extends ListName> = (typeof listKinds)[Name] extends ListKind<infer Item> ? Item : never
export type Rule<Name extends ListName> = (list: KeptList<ItemOf<Name>>, now: string) => KeptList<ItemOf<Name>>

const kindOf = <Name extends ListName>(name: Name) => listKinds[name] as unknown as ListKind<ItemOf<Name>>

/** The items of a list, in order. */
export function useItems<Name extends ListName>(name: Name, uid: string | undefined): readonly ItemOf<Name>[] {
  const list = useKept(kindOf(name), uid)
  return uid === undefined ? NONE : itemsOf(list)
}

const NONE: readonly never[] = []

/** The same without a hook. */
export function openItems<Name extends ListName>(name: Name, uid: string) {
  const { subscribe, read } = openKept(kindOf(name), uid)
  return { subscribe, read: () => itemsOf(read()) }
}

export function itemsNow<Name extends ListName>(name: Name, uid: string): readonly ItemOf<Name>[] {
  return itemsOf(openKept(kindOf(name), uid).read())
}

/** Applies a pure rule to a list. False if storage refused: the change lives in this tab. */
export async function changeList<Name extends ListName>(name: Name, uid: string, rule: Rule<Name>): Promise<boolean> {
  const now = new Date().toISOString()
  return (await openKept(kindOf(name), uid).update((list) => rule(list, now))) === 'saved'
}

/** Removes items with a toast and an undo that survives a reload. False if storage refused. */
export async function takeOut<Name extends ListName>(
  name: Name,
  uid: string,
  ids: readonly string[],
  sentence: string,
  say: SayRemoved,
): Promise<boolean> {
  let entries: readonly Entry<ItemOf<Name>>[] = []
  const saved = await changeList(name, uid, (list, now) => {
    // Read inside the update: another tab may have changed them.
    entries = list.filter(({ id, item }) => item !== null && ids.includes(id))
    return ids.reduce((rest, id) => remove(rest, id, now), list)
  })
  if (saved) {
    rememberRemoval({ list: name, uid, entries, sentence, at: Date.now() })
    say(sentence, () => {
      rememberRemoval(null)
      void bringBack(name, uid, entries)
    })
  }
  return saved
}

/** Undo: restores positions, except for items changed or re-added since. */
function bringBack<Name extends ListName>(
  name: Name,
  uid: string,
  entries: readonly Entry<ItemOf<Name>>[],
): Promise<boolean> {
  return changeList(name, uid, (list, now) => entries.reduce((all, entry) => restore(all, entry, now), list))
}

/** Undo after a reload: the stored entries are validated like foreign input. */
export function bringBackFrom({ list, uid, entries }: Removal): void {
  const { data } = kindOf(list).check(entries) ?? {}
  if (data) void bringBack(list, uid, data)
}
