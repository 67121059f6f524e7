/** §2: reports of two outside services about this host. Drawn locally; nothing is requested before a click. */
export function SafetyBadges({ host }: { host: string }) {
  const query = encodeURIComponent(host)
  return (
    <ul className="safety-badges">
      <li>
        <Badge
          href={`https://transparencyreport.google.com/safe-browsing/search?url=${query}`}
          report="Safe Browsing report"
          by="Google"
        >
          <path d="M12 2.5 4.5 5.3v5.9c0 4.7 3.1 8.3 7.5 10.3 4.4-2 7.5-5.6 7.5-10.3V5.3Z" />
          <path d="m8.5 11.8 2.6 2.6 4.6-5" />
        </Badge>
      </li>
      <li>
        <Badge
          href={`https://developer.mozilla.org/en-US/observatory/analyze?host=${query}`}
          report="Observatory report"
          by="Mozilla"
        >
          <path d="M4 20.5h16M5.5 20.5v-7a6.5 6.5 0 0 1 13 0v7" />
          <path d="m10.5 13 5.8-9.2 2.6 1.7-5.6 9Z" />
        </Badge>
      </li>
    </ul>
  )
}

type BadgeProps = { href: string; report: string; by: string; children: React.ReactNode }

function Badge({ href, report, by, children }: BadgeProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="safety-badge">
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {children}
      </svg>
      <span>
        <span className="block semibold text-ink-1">{report}</span>
        {by} <span className="sr-only">(opens in a new tab)</span>
      </span>
    </a>
  )
}
