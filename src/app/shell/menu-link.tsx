import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type RouteId, routes } from '#catalogue/routes.ts'
import { isPlainPress } from '#ui/controls/plain-press.ts'

type Props = { readonly to: RouteId; readonly onGo: () => void; readonly children: ReactNode }

/**
 * The router's own link follows the address: a menu of twenty would compute theirs anew while the chosen page is drawn.
 * A menu closes with the press, so it only has to know the page when it opens.
 */
export function MenuLink({ to, onGo, children }: Props) {
  const router = useRouter()
  const path = routes[to].path as '/'
  // Code and data that do not come are asked for again, and reported, by the press.
  const preload = () => void router.preloadRoute({ to: path }).catch(() => {})
  return (
    <a
      href={path}
      className="side-menu-item"
      aria-current={router.latestLocation.pathname === path ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        onGo()
        if (!isPlainPress(event)) return
        event.preventDefault()
        void router.navigate({ to: path })
      }}
    >
      {children}
    </a>
  )
}
