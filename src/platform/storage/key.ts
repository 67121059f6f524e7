import { keyTable, type StorageKey } from '#catalogue/storage-keys.ts'

export const scopeOf = (key: StorageKey): 'user' | 'global' | 'tab' => keyTable[key].scope

/** The only place that builds a key's string. What belongs to a person carries their id. */
export const keyOf = (key: StorageKey, uid?: string) =>
  `banyan:${keyTable[key].name.replaceAll(' ', '-')}${uid === undefined ? '' : `:${uid}`}`

/** What a person calls it: the name of its row, or the row that something was put aside from. */
export function labelOfKey(name: string): string {
  const row = Object.values(keyTable).find((each) => name.includes(`:${each.name.replaceAll(' ', '-')}`))
  return row?.name ?? name.replace('banyan:', '')
}

export const belongsTo = (name: string, uid: string) => name.startsWith('banyan:') && name.endsWith(`:${uid}`)
