import { useLocation, useRouter } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { type RouteId, routes } from '#catalogue/routes.ts'
import { isPlainPress } from '#ui/controls/plain-press.ts'

type Props = {
  readonly to: RouteId
  readonly isCurrent: boolean
  readonly className: string
  readonly label?: string
  readonly onGo?: () => void
  readonly children: ReactNode
}

/** A pointer on its way across the links asks for nothing. */
const RESTS_MS = 50
let resting: ReturnType<typeof setTimeout>

/** The router's own link follows the address: all of the shell would compute theirs while the chosen page is drawn. */
export const PageLink = memo(({ to, isCurrent, className, label, onGo, children }: Props) => {
  const router = useRouter()
  const path = routes[to].path as '/'
  // Code and data that do not come are asked for again, and reported, by the press.
  const preload = () => void router.preloadRoute({ to: path }).catch(() => {})
  return (
    <a
      href={path}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={() => {
        clearTimeout(resting)
        resting = setTimeout(preload, RESTS_MS)
      }}
      onPointerLeave={() => clearTimeout(resting)}
      onFocus={preload}
      onClick={(event) => {
        onGo?.()
        if (!isPlainPress(event)) return
        event.preventDefault()
        void router.navigate({ to: path })
      }}
    >
      {children}
    </a>
  )
})

type PageLinksProps = {
  readonly links: readonly { readonly label: string; readonly to: RouteId }[]
  readonly children?: ReactNode
}

/** They mark the page, or the part of the site, that is open. */
export function PageLinks({ links, children }: PageLinksProps) {
  const open = useLocation({ select: ({ pathname }) => pathname })
  const isWithin = (path: string) => open === path || (path !== '/' && open.startsWith(`${path}/`))
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <PageLink to={to} isCurrent={isWithin(routes[to].path)} className="nav-link">
            {label}
          </PageLink>
        </li>
      ))}
      {children}
    </ul>
  )
}
