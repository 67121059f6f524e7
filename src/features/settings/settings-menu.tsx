import { settingsSections } from '#catalogue/settings-sections.ts'

export const SettingsMenu = () => (
  <nav aria-label="Settings sections" className="sub-nav mb-4">
    <ul className="-mx-2 flex flex-wrap">
      {settingsSections.map(([id, label]) => (
        <li key={id}>
          <a href={`#${id}`} className="nav-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
