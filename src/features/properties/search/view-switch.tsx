import { type ListingView, listingViews } from '#catalogue/properties.ts'
import type { ListingSearch } from '#domain/property/listing-query.ts'
import { type ActsProps, addressOf } from '#features/search/index.ts'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { listingSearchPath } from './listing-path.ts'
import { SaveSearch } from './save-search.tsx'

/** Ways to look at the results, and keeping the search. */
export const ListingActs = (props: ActsProps<ListingSearch>) => (
  <>
    <SaveSearch search={props.search} />
    <a href="/compare" className="view-choice">
      Compare
    </a>
    <ViewSwitch {...props} />
  </>
)

/** Grid, list or map, as links: they work without scripts. */
function ViewSwitch({ search, onChange }: ActsProps<ListingSearch>) {
  return (
    <nav className="view-switch" aria-label="View">
      {Object.entries(listingViews).map(([view, label]) => {
        const next = withView(search, view as ListingView)
        return (
          <a
            key={view}
            href={addressOf(listingSearchPath, next)}
            className={view === 'map' ? 'view-choice with-scripts' : 'view-choice'}
            aria-current={(search.view ?? 'grid') === view ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlainPress(event)) return
              event.preventDefault()
              event.stopPropagation()
              onChange(next)
            }}
          >
            {label}
          </a>
        )
      })}
    </nav>
  )
}

function withView({ view: _, ...search }: ListingSearch, view: ListingView): ListingSearch {
  return view === 'grid' ? search : { ...search, view }
}
