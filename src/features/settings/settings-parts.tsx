import { Fragment } from 'react'
import { outsideReasons } from '#catalogue/outside.ts'
import type { AdNetwork } from '#domain/api/site-setup.ts'
import { useOutsideHosts } from '#platform/api/outside-hosts.ts'
import { adHost } from '#platform/browser/network-ads.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { adHostKind, adsKind } from '#platform/kept/kinds.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Part } from '#ui/data/part.tsx'

/** §3: off by default. The switch stands beside the network's name, and is the consent. */
export function Ads({ uid, network }: { readonly uid: string; readonly network: AdNetwork | null }) {
  const on = useKept(adsKind, uid)
  const agreed = useKept(adHostKind, uid)
  const host = network ? adHost(network) : ''
  const allow = (next: boolean) => openKept(adHostKind, uid).update(() => (next ? host : ''))
  const change = (next: boolean) => Promise.all([allow(next), openKept(adsKind, uid).update(() => next)])
  return (
    <Part id="ads" title="Advertisements">
      <Switch
        label="Show advertisements"
        hint={
          host
            ? `Off by default. They come from ${host}, which then sees your address and sets its own cookies.`
            : 'Off by default. No network is set up on this site: you see tips about Banyan.'
        }
        checked={on}
        onChange={(next) => void change(next)}
      />
      {on && agreed !== host && host && (
        <p>
          You see tips about Banyan: {host} was not set up when you switched this on.{' '}
          <Button look="quiet" onClick={() => void allow(true)}>
            Allow {host}
          </Button>
        </p>
      )}
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
