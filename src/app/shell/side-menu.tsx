import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { headerLinks, sideMenu } from '#catalogue/labels.ts'
import { type RouteId, routes } from '#catalogue/routes.ts'
import { useHiddenAmounts } from '#platform/kept/use-look.ts'
import { useProfileLook } from '#platform/kept/use-profile-look.ts'
import { type SignedInUser, useIsAdmin } from '#platform/session/session.ts'
import { Eye } from '#ui/controls/eye.tsx'
import { Avatar } from '#ui/data/avatar.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { Drawer } from '#ui/layers/drawer.tsx'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import { PageLink } from './page-link.tsx'

type Item = { readonly label: string; readonly to: RouteId }
type SideMenuProps = {
  readonly user: SignedInUser | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onLogout: (wipe: boolean) => void
}

/** With the code of backups, which is larger than the menu. */
const loadWipeBrowser = () => import('./wipe-browser.tsx').then(({ WipeBrowser }) => WipeBrowser)

const listed: readonly RouteId[] = sideMenu.everybody.map(({ to }) => to)
/** On phones the menu also lists the header's links, each page once. */
const headerOnly = headerLinks.filter(({ to }) => !listed.includes(to))
const adminItems = [{ label: routes.admin.title, to: 'admin' }] as const

/** §2: slides in from the right; one form for visitors, one for signed-in users. */
export function SideMenu({ user, open, onOpenChange, onLogout }: SideMenuProps) {
  // The chosen page is painted first, the menu closes in the frame after it.
  const close = useStable(() => void requestAnimationFrame(() => setTimeout(() => onOpenChange(false))))
  const look = useProfileLook(user)
  const isAdmin = useIsAdmin(user)
  const [wiping, setWiping] = useState(false)
  const wipe = useLate(loadWipeBrowser, wiping)
  const [hidden, setHidden] = useHiddenAmounts()
  return (
    <Drawer title="Menu" open={open} onOpenChange={onOpenChange}>
      {user && (
        <div className="side-menu-person">
          <Avatar name={look?.name ?? user.email} photo={look?.photo ?? null} />
          <p className="min-w-0">
            <span className="block semibold">{user.email}</span>
            <span className="text-ink-2">
              {sideMenu.memberSince} {new Date(user.creationTime).getUTCFullYear()}
            </span>
          </p>
          <ToggleAmounts hidden={hidden} onChange={setHidden} />
        </div>
      )}
      <nav aria-label="Menu" className="side-menu">
        <Items items={headerOnly} onGo={close} className="md:hidden" />
        <Items items={sideMenu.everybody} onGo={close} />
        {user && <Items items={sideMenu.signedIn} onGo={close} title="My pages" />}
        {isAdmin && <Items items={adminItems} onGo={close} />}
        {user ? (
          <>
            <button type="button" className="side-menu-item" onClick={() => onLogout(false)}>
              {sideMenu.logout}
            </button>
            <button
              type="button"
              className="side-menu-item danger"
              aria-expanded={wiping}
              onPointerEnter={wipe.request}
              onClick={() => setWiping(!wiping)}
            >
              Wipe this browser…
            </button>
            {wiping && wipe.Component && (
              <wipe.Component onWipe={() => onLogout(true)} onKeep={() => setWiping(false)} />
            )}
            {wiping && wipe.failed && <LateFailure onRetry={wipe.request} onClose={() => setWiping(false)} />}
          </>
        ) : (
          <MenuLink to="login" onGo={close}>
            {sideMenu.login}
          </MenuLink>
        )}
      </nav>
    </Drawer>
  )
}

function ToggleAmounts({ hidden, onChange }: { hidden: boolean; onChange: (hidden: boolean) => void }) {
  return (
    <button
      type="button"
      className="button-plain button-icon ml-auto"
      aria-label="Hide my amounts"
      aria-pressed={hidden}
      onClick={() => onChange(!hidden)}
    >
      <Eye crossed={hidden} size={22} />
    </button>
  )
}

type ItemsProps = {
  readonly items: readonly Item[]
  readonly onGo: () => void
  readonly className?: string
  readonly title?: string
}

function Items({ items, onGo, className, title }: ItemsProps) {
  return (
    <ul className={className} aria-label={title}>
      {title && <li className="side-menu-title">{title}</li>}
      {items.map(({ label, to }) => (
        <li key={label} className="side-menu-row">
          <MenuLink to={to} onGo={onGo}>
            {label}
          </MenuLink>
        </li>
      ))}
    </ul>
  )
}

type MenuLinkProps = { readonly to: RouteId; readonly onGo: () => void; readonly children: string }

function MenuLink({ to, onGo, children }: MenuLinkProps) {
  // The page on which the menu was opened: it closes with the press.
  const open = useRouter().latestLocation.pathname
  return (
    <PageLink to={to} isCurrent={routes[to].path === open} className="side-menu-item" onGo={onGo}>
      {children}
    </PageLink>
  )
}
