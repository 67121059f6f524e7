import { type RefObject, useEffect, useRef, useState } from 'react'
import { isBelowScreen, whenDue, whenVisible } from './ad-visibility.ts'

/** §2: false for the first second. */
export function useAdDelay(): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => whenDue(() => setOver(true)), [])
  return over
}

/** §9: whether the slot has been seen long enough to be filled. */
export function useAdSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const slot = useRef<E>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => (slot.current ? whenVisible(slot.current, () => setSeen(true)) : undefined), [])
  return [slot, seen]
}

/** Whether inserting at the end of the page's content moves nothing that is on the screen. */
export function useBelowScreen(address: string): boolean {
  const [below, setBelow] = useState<string>()
  useEffect(() => {
    const content = document.getElementById('content')
    if (content && isBelowScreen(content, innerHeight)) setBelow(address)
  }, [address])
  return below === address
}
