import { Link } from '@tanstack/react-router'
import type { SectionProps } from './section.ts'
import { sectionNamed, sections } from './sections.ts'

/** The menu of sections and the open one, which is kept in the URL. */
export function Admin(props: SectionProps) {
  const open = sectionNamed(props.search.section)
  return (
    <section>
      <h1 className="page-title">Administration</h1>
      <nav aria-label="Administration" className="sub-nav mt-4 mb-8 line-bottom">
        <ul className="-mx-2 flex flex-wrap">
          {Object.entries(sections).map(([id, section]) => (
            <li key={id}>
              <Link
                to="/admin"
                search={id === 'overview' ? {} : { section: id }}
                className="nav-link"
                aria-current={section === open ? 'page' : undefined}
                activeOptions={{ exact: true, includeSearch: true }}
              >
                {section.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className="section-title mb-4">{open.label}</h2>
      <open.Show {...props} />
    </section>
  )
}
