import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Kept, KeptKind } from './kept.ts'

type Kinds = typeof import('./kinds.ts')
export type KindName = keyof Kinds
export type ValueOf<Name extends KindName> = Kinds[Name] extends KeptKind<infer Value> ? Value : never

const never = () => () => {}
const unknown = () => undefined

/** Loads the schemas first. */
export async function openLate<Name extends KindName>(name: Name, uid: string): Promise<Kept<ValueOf<Name>>> {
  const [{ openKept }, kinds] = await Promise.all([import('./kept.ts'), import('./kinds.ts')])
  return openKept(kinds[name] as unknown as KeptKind<ValueOf<Name>>, uid)
}

/** Like `useKept`, but the schemas load after the page. Undefined until then, and without `uid`. */
export function useLateKept<Name extends KindName>(name: Name, uid: string | undefined): ValueOf<Name> | undefined {
  const [opened, setOpened] = useState<{ readonly uid: string; readonly kept: Kept<ValueOf<Name>> }>()
  useEffect(() => {
    if (uid === undefined) return
    let gone = false
    openLate(name, uid).then(
      (kept) => {
        if (!gone) setOpened({ uid, kept })
      },
      // Offline it may fail; the page does not depend on it.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [name, uid])
  const mine = uid !== undefined && opened?.uid === uid ? opened.kept : undefined
  return useSyncExternalStore<ValueOf<Name> | undefined>(mine?.subscribe ?? never, mine?.read ?? unknown, unknown)
}
