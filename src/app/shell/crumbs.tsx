import type { Crumb } from '../page-head.ts'

/** Where a page belongs. Its own name is last and no link. */
export const Crumbs = ({ to, children }: { readonly to: readonly Crumb[]; readonly children: string }) => (
  <nav aria-label="Breadcrumb" className="crumbs">
    <ol>
      {to.map(({ path, name }) => (
        <li key={path} className="crumb">
          <a href={path}>{name}</a>
        </li>
      ))}
      <li aria-current="page" className="crumb">
        {children}
      </li>
    </ol>
  </nav>
)
