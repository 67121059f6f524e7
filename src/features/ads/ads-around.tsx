import './ads.css'
import { useLocation } from '@tanstack/react-router'
import type { AdNetwork } from '#domain/api/site-setup.ts'
import { allowedNetwork } from '#domain/kept/ad-choice.ts'
import { adHost } from '#platform/browser/network-ads.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import { AdSlot } from './ad-slot.tsx'
import { useAdDelay, useBelowScreen } from './use-ad.ts'
import { useAdScriptLeaves } from './use-network-ad.ts'

/** Where somebody signs in, and where the operator works. */
const WITHOUT = /^\/(login|signup|reset-password|signed-in|admin)\b/
/** Pages to read. */
const READING = /^\/(news|blog)\b/

type Props = { readonly uid: string | undefined; readonly network: AdNetwork | null }

/** §2: only for those who switched them on, after a second. */
export function AdsAround({ uid, network }: Props) {
  const wanted = useStoredData('adsPreference', uid)
  const agreed = useStoredData('adHost', uid)
  const allowed = allowedNetwork({ wanted, agreed }, network, adHost)
  useAdScriptLeaves(network, allowed ? uid : undefined)
  return wanted === true && <Slots key={uid} network={allowed} />
}

function Slots({ network }: Pick<Props, 'network'>) {
  const { pathname } = useLocation()
  const due = useAdDelay()
  const isBelow = useBelowScreen(pathname)
  if (!due || WITHOUT.test(pathname)) return null
  return (
    <>
      {READING.test(pathname) && isBelow && <AdSlot key={pathname} name="content" network={network} />}
      <AdSlot name="left" network={network} />
      <AdSlot name="right" network={network} />
      <AdSlot name="bottom" network={network} />
    </>
  )
}
