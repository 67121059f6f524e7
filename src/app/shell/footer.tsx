import { Link } from '@tanstack/react-router'
import { footerLinks } from '#catalogue/labels.ts'
import { routes } from '#catalogue/routes.ts'

export function Footer() {
  return (
    <footer className="border-line border-t text-ink-2 text-sm">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-5 sm:px-6">
        <p>© 2026 Banyan. Not investment advice.</p>
        <nav aria-label="Footer">
          <ul className="-mx-2 flex flex-wrap">
            {footerLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={routes[to].path} className="nav-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
