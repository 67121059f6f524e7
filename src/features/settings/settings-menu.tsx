/** In page order, by section id. */
const sections = [
  ['person', 'You'],
  ['look', 'Look and numbers'],
  ['news', 'News'],
  ['location', 'Location'],
  ['reminders', 'Reminders'],
  ['ads', 'Advertisements'],
  ['creator', 'Property creator'],
  ['cache', 'Cookies and cache'],
  ['outside', 'Other sites contacted'],
  ['data', 'Your data'],
  ['your-account', 'Account'],
] as const

export const SettingsMenu = () => (
  <nav aria-label="Settings sections" className="sub-nav mb-4">
    <ul className="-mx-2 flex flex-wrap">
      {sections.map(([id, label]) => (
        <li key={id}>
          <a href={`#${id}`} className="nav-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
