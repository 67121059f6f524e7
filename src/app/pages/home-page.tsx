import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/')({ head: pageHead('home'), component: HomePage })

const reasons = [
  [
    'Private by construction',
    'What you follow, plan and write down stays in this browser. The server never learns it.',
  ],
  ['Every number has a date', 'Each figure says how old it is and where it came from: live, kept or sample.'],
  ['Unlike things, compared', 'A fund, a stock and a flat on one chart and in one table, and against your own goal.'],
] as const

function HomePage() {
  return (
    <>
      <section className="max-w-2xl py-6 sm:py-12">
        <h1 className="hero-title">Funds, stocks and property, side by side.</h1>
        <p className="lead">
          Banyan is a quiet place to follow what you own and what you are thinking about, and to see what it means for
          the things you save for.
        </p>
        <p>
          <Link to="/about" className="button">
            See how it works
          </Link>
        </p>
      </section>
      <ul className="grid gap-x-10 gap-y-8 border-line border-t pt-10 sm:grid-cols-3">
        {reasons.map(([title, text]) => (
          <li key={title}>
            <h2 className="mb-1 font-semibold">{title}</h2>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-12 border-line border-t pt-6 text-ink-2">
        Banyan is being built in the open. A part that is not open yet says so on its page.
      </p>
    </>
  )
}
