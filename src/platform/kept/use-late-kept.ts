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

type Late<Value> = { readonly value: Value | undefined; readonly failed: boolean }

/** Like `useKept`, but the schemas load after the page. Undefined until then, and without `uid`. */
export const useLateKept = <Name extends KindName>(name: Name, uid: string | undefined): ValueOf<Name> | undefined =>
  useLateOpening(name, uid).value

/** The same, for what waits for the value: `failed` if the schemas cannot be loaded, such as offline. */
export function useLateOpening<Name extends KindName>(name: Name, uid: string | undefined): Late<ValueOf<Name>> {
  const [opened, setOpened] = useState<{ readonly uid: string; readonly kept: Kept<ValueOf<Name>> | 'failed' }>()
  useEffect(() => {
    if (uid === undefined) return
    let gone = false
    const open = (kept: Kept<ValueOf<Name>> | 'failed') => {
      if (!gone) setOpened({ uid, kept })
    }
    openLate(name, uid).then(open, () => open('failed'))
    return () => {
      gone = true
    }
  }, [name, uid])
  const mine = uid !== undefined && opened?.uid === uid ? opened.kept : undefined
  const kept = mine === 'failed' ? undefined : mine
  const value = useSyncExternalStore<ValueOf<Name> | undefined>(
    kept?.subscribe ?? never,
    kept?.read ?? unknown,
    unknown,
  )
  return { value, failed: mine === 'failed' }
}
