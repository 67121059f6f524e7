import { useRouter } from '@tanstack/react-router'
import type { InstrumentKind } from '#catalogue/instruments.ts'
import type { Wanted } from '#domain/wishlist/wishlist.ts'
import {
  type FoundCards,
  type InstrumentSearchKind,
  type ListSearch,
  type SearchKind,
  SearchScreen,
} from '#features/search/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { currentSession } from '#platform/session/session.ts'

type Navigation<Search> = { readonly search: Search; readonly resetScroll: boolean; readonly replace: boolean }

type Props<Search extends ListSearch, Card, Found extends FoundCards<Card>> = {
  readonly kind: SearchKind<Search, Card, Found>
  readonly title: string
  readonly client: ApiClient
  readonly search: Search
  readonly onNavigate: (to: Navigation<Search>) => void
  /** The star was pressed. */
  readonly onFollow: (card: Card, followed: boolean) => void
}

/** A search page. */
export function SearchPage<Search extends ListSearch, Card, Found extends FoundCards<Card>>({
  kind,
  title,
  client,
  search,
  onNavigate,
  onFollow,
}: Props<Search, Card, Found>) {
  const router = useRouter()
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <SearchScreen
        kind={kind}
        client={client}
        search={search}
        onSearch={(next, step) =>
          onNavigate({ search: next, resetScroll: step === 'page', replace: step === 'replace' })
        }
        onOpen={(address) => router.history.push(address)}
        onFollow={onFollow}
      />
    </>
  )
}

/** What the star of a kind with a wishlist does. */
export const followIn =
  <Search extends ListSearch, Card, Found extends FoundCards<Card>>(kind: InstrumentSearchKind<Search, Card, Found>) =>
  (card: Card, followed: boolean) =>
    void follow(kind.kind, kind.wishOf(card), followed)

/** Loads the wishlist code on first use. */
async function follow(kind: InstrumentKind, wish: Wanted, followed: boolean) {
  const { addWish, removeWish } = await import('#features/wishlists/index.ts')
  const session = currentSession()
  if (followed && typeof session === 'object') return removeWish(kind, session.uid, wish.code)
  return addWish(kind, wish)
}
