import { Fragment } from 'react'
import { outsideReasons } from '#catalogue/outside.ts'
import type { AdNetwork } from '#domain/api/site-setup.ts'
import { useOutsideHosts } from '#platform/api/outside-hosts.ts'
import { adScript } from '#platform/browser/network-ads.ts'
import { hasScript } from '#platform/browser/outside-script.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { adsKind } from '#platform/kept/kinds.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { Part } from '#ui/data/part.tsx'

/** §3: off by default. The switch stands beside the network's name, and is the consent. */
export function Ads({ uid, network }: { readonly uid: string; readonly network: AdNetwork | null }) {
  const on = useKept(adsKind, uid)
  const change = async (next: boolean) => {
    await openKept(adsKind, uid).update(() => next)
    // The network's script cannot be taken back: only a new page is without it.
    if (!next && network && hasScript(adScript(network))) location.reload()
  }
  return (
    <Part id="ads" title="Advertisements">
      <Switch
        label="Show advertisements"
        hint={
          network
            ? `Off by default. They come from ${new URL(network.script).host}, which then sees your address and sets its own cookies.`
            : 'Off by default. No network is set up on this site: you see tips about Banyan.'
        }
        checked={on}
        onChange={(next) => void change(next)}
      />
    </Part>
  )
}

/** The other hosts this tab has contacted, if any. */
export function OutsideHosts() {
  const hosts = useOutsideHosts()
  return (
    <Part id="outside" title="Other sites contacted">
      {hosts.length === 0 ? (
        <p>This tab has contacted no other site.</p>
      ) : (
        <dl className="report">
          {hosts.map(({ host, why }) => (
            <Fragment key={host}>
              <dt>{host}</dt>
              <dd>{outsideReasons[why]}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Part>
  )
}
