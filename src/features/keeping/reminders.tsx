import { inView, isDue } from '#domain/keeping/todo-rules.ts'
import { type SearchNews, useSearchNews } from '#features/properties/bell/index.ts'
import { type Reached, useReachedTargets } from '#features/wishlists/reached/index.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Money } from '#ui/data/number.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { TodoRow } from './todo-row.tsx'

/** The bell's menu: due to-dos, reached targets and saved searches with something new. */
export function Reminders({ uid }: { readonly uid: string | undefined }) {
  const today = useToday()
  const due = inView(useItems('todoItems', uid)).filter((todo) => isDue(todo, today))
  const reached = useReachedTargets(uid)
  const searches = useSearchNews(uid)
  if (due.length + reached.length + searches.length === 0)
    return (
      <EmptyState title="Nothing is due">
        To-dos appear here on their due date, targets when they are reached, saved searches when they find something
        new.
      </EmptyState>
    )
  return (
    <div className="keeping">
      {reached.length > 0 && (
        <ul className="keeping-list" aria-label="Targets reached">
          {reached.map((one) => (
            <ReachedRow key={`${one.kind} ${one.id}`} {...one} />
          ))}
        </ul>
      )}
      {searches.length > 0 && (
        <ul className="keeping-list" aria-label="Saved searches with news">
          {searches.map((one) => (
            <SearchRow key={one.id} {...one} />
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

function SearchRow({ name, query, line }: SearchNews) {
  return (
    <li className="keeping-item">
      <a href={`/real-estate?${query}`} className="text-link" dir="auto">
        {name}
      </a>
      <p className="keeping-meta">{line} since you last looked</p>
    </li>
  )
}
