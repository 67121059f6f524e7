import { useEffect, useRef } from 'react'

/** Runs once, after the first mount. */
export function useOnce(act: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    act()
  })
}
