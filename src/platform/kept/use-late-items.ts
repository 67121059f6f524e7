import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ItemOf, ListName } from './kept-lists.ts'

type Opened<Item> = {
  readonly uid: string
  readonly subscribe: (changed: () => void) => () => void
  readonly read: () => readonly Item[]
}

const NONE: readonly never[] = []
const none = () => NONE
const never = () => () => {}

/** Like `useItems`, but loads the schemas after the page: for pages read mostly by visitors. */
export function useLateItems<Name extends ListName>(name: Name, uid: string | undefined): readonly ItemOf<Name>[] {
  const [opened, setOpened] = useState<Opened<ItemOf<Name>>>()
  useEffect(() => {
    if (uid === undefined) return
    let gone = false
    import('./kept-lists.ts').then(
      ({ openItems }) => {
        if (!gone) setOpened({ uid, ...openItems(name, uid) })
      },
      // Offline it may fail; the page does not depend on it.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [name, uid])
  const mine = uid !== undefined && opened?.uid === uid ? opened : undefined
  return useSyncExternalStore<readonly ItemOf<Name>[]>(mine?.subscribe ?? never, mine?.read ?? none, none)
}
