import './settings.css'
import type { ReactNode } from 'react'

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode }

/** One matter of the settings, under its own name and address (`/profile#id`). */
export function SettingsPart({ id, title, children }: Props) {
  return (
    <section id={id} className="settings-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="section-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
