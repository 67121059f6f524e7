import { footerLinks } from '#catalogue/labels.ts'
import { ConsentAgain } from './consent.tsx'
import { LookChoices } from './look-choices.tsx'
import { PageLinks } from './page-link.tsx'
import { SafetyBadges } from './safety-badges.tsx'

/** §2: theme selector, links, copyright line and two safety reports. */
export function Footer({ host }: { host: string }) {
  return (
    <footer className="site-footer">
      <div className="frame site-footer-rows">
        <LookChoices />
        <nav aria-label="Footer">
          <PageLinks links={footerLinks}>
            <li>
              <ConsentAgain />
            </li>
          </PageLinks>
        </nav>
        <SafetyBadges host={host} />
        <p className="site-footer-line">
          © 2026 Banyan. It shows and explains; it does not advise, trade or hold money.
        </p>
      </div>
    </footer>
  )
}
