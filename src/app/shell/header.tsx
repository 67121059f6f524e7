import { Link } from '@tanstack/react-router'
import { headerLinks } from '#catalogue/labels.ts'
import { routes } from '#catalogue/routes.ts'
import { BanyanMark } from './banyan-mark.tsx'
import { HeaderActions } from './header-actions.tsx'

export function Header({ google }: { readonly google: boolean }) {
  return (
    <header className="site-header" data-uncovered="">
      <div className="frame site-header-row">
        <Link to="/" className="brand" aria-label="Banyan, home">
          <BanyanMark className="brand-mark" />
          <span className="brand-name">Banyan</span>
        </Link>
        <nav aria-label="Main" className="main-nav">
          <ul>
            {headerLinks.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={routes[to].path}
                  activeOptions={{ exact: to === 'home', includeSearch: false }}
                  className="nav-link"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <HeaderActions google={google} />
      </div>
    </header>
  )
}
