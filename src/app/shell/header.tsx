import { headerLinks } from '#catalogue/labels.ts'
import { BanyanMark } from './banyan-mark.tsx'
import { HeaderActions } from './header-actions.tsx'
import { PageLink, PageLinks } from './page-link.tsx'

export function Header({ google }: { readonly google: boolean }) {
  return (
    <header className="site-header" data-uncovered="">
      <div className="frame site-header-row">
        <PageLink to="home" isCurrent={false} className="brand" label="Banyan, home">
          <BanyanMark className="brand-mark" />
          <span className="brand-name">Banyan</span>
        </PageLink>
        <nav aria-label="Main" className="main-nav">
          <PageLinks links={headerLinks} />
        </nav>
        <HeaderActions google={google} />
      </div>
    </header>
  )
}
