import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AdNetwork } from '#domain/api/site-setup.ts'
import { rememberHost } from '#platform/api/outside-hosts.ts'
import { fillFromNetwork } from '#platform/browser/network-ads.ts'

/** Fills an element from the network once it is wanted; `failed` if there is none to show. */
export function useNetworkAd(
  network: AdNetwork | null,
  size: string,
  wanted: boolean,
): { readonly place: RefObject<HTMLDivElement | null>; readonly failed: boolean } {
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!network || !wanted || !place.current) return
    rememberHost(new URL(network.script).host, 'ads')
    let gone = false
    void fillFromNetwork(network, place.current, size).then((done) => gone || setFailed(!done))
    return () => {
      gone = true
    }
  }, [network, size, wanted])
  return { place, failed }
}
