import { useEffect, useState } from 'react'
import { wishlistPlaces } from '#catalogue/instruments.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import type { Reached } from './reached.ts'

export type { Reached } from './reached.ts'

const NONE: readonly Reached[] = []

/** Reached targets, from the public packs; the code loads only if there is a target. Failures count as none. */
export function useReachedTargets(uid: string | undefined): readonly Reached[] {
  const fund = useStoredData(wishlistPlaces.fund.list, uid)
  const stock = useStoredData(wishlistPlaces.stock.list, uid)
  const [reached, setReached] = useState({ uid, found: NONE })
  useEffect(() => {
    let gone = false
    const tell = (found: readonly Reached[]) => gone || setReached({ uid, found })
    if (hasTarget(fund) || hasTarget(stock))
      import('./reached.ts').then(({ reachedIn }) => reachedIn({ fund, stock })).then(tell, () => tell(NONE))
    else tell(NONE)
    return () => {
      gone = true
    }
  }, [fund, stock, uid])
  // Never shows the previous user's result while loading.
  return reached.uid === uid ? reached.found : NONE
}

const hasTarget = (list: unknown) =>
  Array.isArray(list) && list.some((entry) => typeof entry?.item?.target === 'number')
