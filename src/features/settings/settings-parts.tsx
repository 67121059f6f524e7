import { Fragment } from 'react'
import { outsideReasons } from '#catalogue/outside.ts'
import { useOutsideHosts } from '#platform/api/outside-hosts.ts'
import { openKept, useKept } from '#platform/kept/kept.ts'
import { adsKind } from '#platform/kept/kinds.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { Part } from '#ui/data/part.tsx'

/** §3: off by default. */
export function Ads({ uid }: { readonly uid: string }) {
  const on = useKept(adsKind, uid)
  return (
    <Part id="ads" title="Advertisements">
      <Switch
        label="Show advertisements"
        hint="Off by default. There are no advertisements on this site yet."
        checked={on}
        onChange={(next) => void openKept(adsKind, uid).update(() => next)}
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
