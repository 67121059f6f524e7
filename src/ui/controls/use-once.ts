import { useEffect, useRef } from 'react'

/** Does something when the screen is first there, once. */
export function useOnce(act: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    act()
  })
}
