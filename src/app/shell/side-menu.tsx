import { Link } from '@tanstack/react-router'
import { headerLinks, sideMenu } from '#catalogue/labels.ts'
import { type RouteId, routes } from '#catalogue/routes.ts'
import { useProfileLook } from '#platform/profile-look.ts'
import type { SignedInUser } from '#platform/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Drawer } from '#ui/drawer.tsx'

type Item = { readonly label: string; readonly to: RouteId }
type SideMenuProps = {
  readonly user: SignedInUser | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onLogout: () => void
}

const listed: readonly string[] = sideMenu.everybody.map(({ label }) => label)
/** On a phone the menu is also the way to the header's links; Blog and News stand in it anyway. */
const headerOnly = headerLinks.filter(({ label }) => !listed.includes(label))

/** §2: slides in from the right, in one form for strangers and one for people who are signed in. */
export function SideMenu({ user, open, onOpenChange, onLogout }: SideMenuProps) {
  const close = () => onOpenChange(false)
  const look = useProfileLook(user)
  return (
    <Drawer title="Menu" open={open} onOpenChange={onOpenChange}>
      {user && (
        <div className="side-menu-person">
          <Avatar name={look?.name ?? user.email} photo={look?.photo ?? null} />
          <p className="min-w-0">
            <span className="block font-semibold">{user.email}</span>
            <span className="text-ink-2">
              {sideMenu.memberSince} {new Date(user.creationTime).getUTCFullYear()}
            </span>
          </p>
        </div>
      )}
      <nav aria-label="Menu" className="side-menu">
        <Items items={headerOnly} onGo={close} className="md:hidden" />
        <Items items={sideMenu.everybody} onGo={close} />
        {user && <Items items={sideMenu.signedIn} onGo={close} />}
        {user ? (
          <button type="button" className="side-menu-item" onClick={onLogout}>
            {sideMenu.logout}
          </button>
        ) : (
          <Link to={routes.login.path} className="side-menu-item" onClick={close}>
            {sideMenu.login}
          </Link>
        )}
      </nav>
    </Drawer>
  )
}

function Items({ items, onGo, className }: { items: readonly Item[]; onGo: () => void; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ label, to }) => (
        <li key={label}>
          <Link
            to={routes[to].path as '/'}
            activeOptions={{ exact: true, includeSearch: false }}
            className="side-menu-item"
            onClick={onGo}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
