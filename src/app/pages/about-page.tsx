import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/about')({ head: pageHead('about'), component: AboutPage })

function AboutPage() {
  return (
    <article className="prose">
      <h1 className="page-title">About Banyan</h1>
      <p className="lead">
        A banyan starts as one trunk and grows new ones from its own branches, until it is a grove. Savings do much the
        same, and they are easier to tend when you can see them together.
      </p>
      <h2>Who it is for</h2>
      <p>
        For a person who looks a few times a week at how the things they follow are doing, decides what to do next, and
        does not want to hand their financial life to a website. And for a small team that runs it for its own readers:
        one command, no account anywhere, no key needed.
      </p>
      <h2>What is stored where</h2>
      <p>
        Wishlists, favourites, goals, quotes, notes, to-dos, saved articles and preferences live in your browser and
        nowhere else. Another browser does not see them unless you carry a backup there yourself.
      </p>
      <p>
        The server keeps what has to be shared: accounts, listings, posts, messages that you send, and problem reports
        that you choose to send from an error page. Pages of prices reach your browser as one daily file for everybody,
        and your browser picks its rows, so the server does not learn what you follow.
      </p>
      <h2>What is open today</h2>
      <p>
        Banyan is being built in the open, room by room. A part that is not open yet says so on its page. You will not
        find invented figures or buttons that do nothing.
      </p>
      <h2>What it is not</h2>
      <p>Banyan shows and explains. It does not advise, trade, or hold money.</p>
    </article>
  )
}
