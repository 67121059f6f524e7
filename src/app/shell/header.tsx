import { Link } from '@tanstack/react-router'
import { headerLinks } from '#catalogue/labels.ts'
import { routes } from '#catalogue/routes.ts'
import { BanyanMark } from './banyan-mark.tsx'

export function Header() {
  return (
    <header className="border-line border-b">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-8 gap-y-1 px-4 py-3 sm:px-6">
        <Link to="/" className="flex items-center gap-2 font-semibold text-ink-1 text-lg" aria-label="Banyan, home">
          <BanyanMark className="size-7 text-accent" />
          Banyan
        </Link>
        <nav aria-label="Main">
          <ul className="-mx-2 flex flex-wrap">
            {headerLinks.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={routes[to].path}
                  activeOptions={{ exact: to === 'home' }}
                  className="nav-link"
                  activeProps={{ className: 'nav-link-here' }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
