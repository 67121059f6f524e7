import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AdNetwork } from '#domain/api/site-setup.ts'
import { mustLeave } from '#domain/kept/ad-choice.ts'
import { rememberHost } from '#platform/api/outside-hosts.ts'
import { adHost, adScript, fillFromNetwork, hasRoom } from '#platform/browser/network-ads.ts'
import { hasScript } from '#platform/browser/outside-script.ts'

/** Loads the page anew once it has a script that `uid` did not allow. What is being written is a draft. */
export function useAdScriptLeaves(network: AdNetwork | null, uid: string | undefined): void {
  const startedFor = useRef(uid)
  useEffect(() => {
    if (network && hasScript(adScript(network)) && mustLeave(startedFor.current, uid)) location.reload()
    startedFor.current = uid
  }, [network, uid])
}

/** Fills an element from the network once it is wanted; `failed` if there is none to show, or no room. */
export function useNetworkAd(
  network: AdNetwork | null,
  size: string,
  wanted: boolean,
): { readonly place: RefObject<HTMLDivElement | null>; readonly failed: boolean } {
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!network || !wanted || !place.current) return
    let gone = false
    const fill = async (slot: HTMLElement) => {
      if (!hasRoom(slot, size)) return false
      rememberHost(adHost(network), 'ads')
      return fillFromNetwork(network, slot, size)
    }
    void fill(place.current).then((done) => gone || setFailed(!done))
    return () => {
      gone = true
    }
  }, [network, size, wanted])
  return { place, failed }
}
