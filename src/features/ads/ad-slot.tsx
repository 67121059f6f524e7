import { constants } from '#catalogue/constants.ts'
import type { AdNetwork } from '#domain/api/site-setup.ts'
import { HousePanel } from './house-panel.tsx'
import { useAdSeen } from './use-ad.ts'
import { useNetworkAd } from './use-network-ad.ts'

const slots = {
  left: { size: constants.adSlots.side, panel: 0 },
  right: { size: constants.adSlots.side, panel: 1 },
  bottom: { size: constants.adSlots.bottom, panel: 2 },
  content: { size: constants.adSlots.inContent, panel: 3 },
} as const
export type SlotName = keyof typeof slots

/** Its space is reserved before it is filled: by the network, else by a panel of ours. */
export function AdSlot({ name, network }: { readonly name: SlotName; readonly network: AdNetwork | null }) {
  const { size, panel } = slots[name]
  const [slot, seen] = useAdSeen<HTMLElement>()
  const { place, failed } = useNetworkAd(network, size, seen)
  const isHouse = network === null || failed
  return (
    <aside ref={slot} className={`ad ad-${name} no-print`} aria-label={isHouse ? 'From Banyan' : 'Advertisement'}>
      <p className="ad-label">{isHouse ? 'From Banyan' : 'Advertisement'}</p>
      {isHouse ? seen && <HousePanel at={panel} /> : <div ref={place} />}
    </aside>
  )
}
