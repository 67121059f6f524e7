import type { AdNetwork } from '#domain/api/site-setup.ts'
import { addScript } from './outside-script.ts'

/** A network that has brought nothing by then leaves the slot to us. */
const PATIENCE_MS = 5_000

export const adScript = ({ script, client }: AdNetwork) =>
  `${script}${script.includes('?') ? '&' : '?'}client=${encodeURIComponent(client)}`

/** The other site that consent is for. */
export const adHost = ({ script }: AdNetwork) => new URL(script).host

/** Whether the slot has room for an advertisement of this size: on a phone the widest does not fit. */
export const hasRoom = ({ clientWidth }: { readonly clientWidth: number }, size: string) =>
  clientWidth >= Number.parseInt(size, 10)

/** Asks the network to fill `place`. False if its script is blocked or broken, or has nothing to show. */
export async function fillFromNetwork(network: AdNetwork, place: HTMLElement, size: string): Promise<boolean> {
  try {
    await addScript(adScript(network))
    const [width = '', height = ''] = size.split('x')
    const ad = document.createElement('ins')
    ad.className = 'adsbygoogle'
    ad.dataset.adClient = network.client
    Object.assign(ad.style, { display: 'inline-block', width: `${width}px`, height: `${height}px` })
    place.replaceChildren(ad)
    const waiting: unknown = Reflect.get(window, 'adsbygoogle') ?? []
    Reflect.set(window, 'adsbygoogle', waiting)
    ;(waiting as { push(ad: object): void }).push({})
    return await filled(ad)
  } catch {
    place.replaceChildren()
    return false
  }
}

/** The network says so itself, or adds a frame. */
function filled(ad: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { adStatus } = ad.dataset
      if (adStatus === 'unfilled') end(false)
      else if (adStatus === 'filled' || ad.childElementCount > 0) end(true)
    }
    const watch = new MutationObserver(look)
    const timer = setTimeout(() => end(false), PATIENCE_MS)
    const end = (result: boolean) => {
      watch.disconnect()
      clearTimeout(timer)
      if (!result) ad.remove()
      resolve(result)
    }
    watch.observe(ad, { attributes: true, childList: true })
    look()
  })
}
