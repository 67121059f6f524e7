import { Link } from '@tanstack/react-router'
import { SaplingPicture } from '#ui/data/pictures.tsx'

const panels = [
  {
    title: 'What would a SIP have made?',
    text: 'Open any fund and replay a monthly plan through its real NAV history.',
    link: 'Browse funds',
    to: '/search-funds',
  },
  {
    title: 'Rent or buy?',
    text: 'Every listing calculates both, with stamp duty, loan and rent in one picture.',
    link: 'See properties',
    to: '/real-estate',
  },
  {
    title: 'Are you on track?',
    text: 'Set a goal and see how often your plan would have reached it in past markets.',
    link: 'Set a goal',
    to: '/financial-goals',
  },
  {
    title: 'Take your data with you',
    text: 'Everything you keep here is one file: export it, encrypt it, import it elsewhere.',
    link: 'Make a backup',
    to: '/profile',
  },
] as const

/** A tip about Banyan in the place of an advertisement. */
export function HousePanel({ at }: { readonly at: number }) {
  const panel = panels[at % panels.length] ?? panels[0]
  return (
    <div className="ad-house">
      <p className="ad-house-title">{panel.title}</p>
      <p className="ad-house-text">{panel.text}</p>
      <Link to={panel.to} className="text-link">
        {panel.link}
      </Link>
      <SaplingPicture />
    </div>
  )
}
