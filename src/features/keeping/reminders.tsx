import { Link, useRouter } from '@tanstack/react-router'
import { inView, isDue } from '#domain/keeping/todo-rules.ts'
import { listingSearch } from '#domain/property/listing-query.ts'
import { type CreatorNews, type SearchNews, useCreatorNews, useSearchNews } from '#features/properties/bell/index.ts'
import { type Reached, useReachedTargets } from '#features/wishlists/reached/index.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Money } from '#ui/data/number.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { TodoRow } from './todo-row.tsx'

type Props = {
  readonly uid: string | undefined
  readonly headlines: number
  /** A link that stays in this tab was followed. */
  readonly onLeave: () => void
}

/** The bell's menu: due to-dos, reached targets, saved searches with something new and new headlines. */
export function Reminders({ uid, headlines, onLeave }: Props) {
  const today = useToday()
  const due = inView(useItems('todoItems', uid)).filter((todo) => isDue(todo, today))
  const reached = useReachedTargets(uid)
  const searches = useSearchNews(uid)
  const { api } = useRouter().options.context
  const creator = useCreatorNews(uid, api)
  if (due.length + reached.length + searches.length + creator.length + headlines === 0)
    return (
      <EmptyState
        title="Nothing is due"
        action={
          <a href="/profile?tab=todos" className="button-quiet button-small">
            Add a to-do
          </a>
        }
      >
        To-dos appear here on their due date, targets when they are reached, saved searches when they find something
        new, and headlines about your wishlists, favourites and goals.
      </EmptyState>
    )
  return (
    <div className="keeping">
      {headlines > 0 && (
        <p>
          <a href="/news" className="text-link">
            {headlines === 1 ? '1 new headline' : `${headlines} new headlines`} about your wishlists, favourites and
            goals
          </a>
        </p>
      )}
      {reached.length > 0 && (
        <ul className="keeping-list" aria-label="Targets reached">
          {reached.map((one) => (
            <ReachedRow key={`${one.kind} ${one.id}`} {...one} />
          ))}
        </ul>
      )}
      {creator.length > 0 && (
        <ul className="keeping-list" aria-label="Your listings">
          {creator.map((one) => (
            <CreatorRow key={one.id} news={one} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {searches.length > 0 && (
        <ul className="keeping-list" aria-label="Saved searches with news">
          {searches.map((one) => (
            <SearchRow key={one.id} news={one} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {due.length > 0 && (
        <>
          <p className="text-ink-2">As of {dateLabel(today)}</p>
          <ul className="keeping-list" aria-label="Due">
            {due.map((todo) => (
              <TodoRow key={todo.id} todo={todo} uid={uid ?? ''} today={today} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function ReachedRow({ kind, id, name, currency, target, price, date }: Reached) {
  return (
    <li className="keeping-item">
      <a href={`/${kind}/${encodeURIComponent(id)}`} className="text-link" dir="auto">
        {name}
      </a>
      <p className="keeping-meta">
        <span>
          Your target of <Money value={target} currency={currency} personal /> is reached:{' '}
          <Money value={price} currency={currency} /> as of {dateLabel(date)}
        </span>
      </p>
    </li>
  )
}

/** Opens in this tab and without a preload: a request would tell the server what somebody looks for. */
function SearchRow({ news: { name, query, line }, onLeave }: { news: SearchNews; onLeave: () => void }) {
  const search = listingSearch(Object.fromEntries(new URLSearchParams(query)))
  return (
    <li className="keeping-item">
      <Link to="/real-estate" search={search} preload={false} className="text-link" dir="auto" onClick={onLeave}>
        {name}
      </Link>
      <p className="keeping-meta">{line} since you last looked</p>
    </li>
  )
}

function CreatorRow({ news: { line, isEnquiry }, onLeave }: { news: CreatorNews; onLeave: () => void }) {
  return (
    <li className="keeping-item">
      <Link
        to="/real-estate/mine"
        search={isEnquiry ? { tab: 'enquiries' } : {}}
        className="text-link"
        onClick={onLeave}
      >
        {line}
      </Link>
    </li>
  )
}
