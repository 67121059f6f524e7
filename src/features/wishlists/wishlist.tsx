import './wishlists.css'
import { useCallback, useState } from 'react'
import { wishlistPlaces } from '#catalogue/instruments.ts'
import type { WishlistSearch } from '#domain/api/page-search.ts'
import { targetNow } from '#domain/wishlist/target.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { emptyWishForm, formOfWish, nameOf, type WishDraft, wishForm } from '#domain/wishlist/wishlist-form.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import { usePreferredCurrency } from '#platform/kept/use-preferences.ts'
import { useSetAside } from '#platform/kept/use-set-aside.ts'
import { Button } from '#ui/controls/button.tsx'
import { BasketPicture } from '#ui/data/list-pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useDemoMarket } from './demo/index.ts'
import { isKnown, latestPrice } from './known-instruments.ts'
import { usePrices } from './use-prices.ts'
import { useWishes } from './use-wishes.ts'
import { WishFields } from './wish-form.tsx'
import { WishlistList } from './wishlist-list.tsx'
import { addWish, editWish, toastUnreadable } from './wishlist-store.ts'
import { wishlistWords } from './wishlist-words.ts'

type Props = {
  readonly kind: WishlistKind
  readonly uid: string
  readonly search: WishlistSearch
  readonly onSearch: (search: WishlistSearch) => void
}

type Editing = { readonly open: boolean; readonly wish?: Wish | undefined }

const UNKNOWN = 'No fund has this code. Search for it by name.'

/** The fund or stock wishlist. */
export function Wishlist({ kind, uid, search, onSearch }: Props) {
  const wishes = useWishes(kind, uid)
  useSetAside([wishlistPlaces[kind].list], uid, toastUnreadable)
  useDemoMarket()
  const [currency] = usePreferredCurrency()
  const market = usePrices(kind, wishes)
  const [{ open, wish }, setEditing] = useState<Editing>({ open: false })
  const key = wish ? `edit ${wish.code}` : 'new'
  const [draft, keepDraft] = useDraft(`wish ${kind}`, wish?.code ?? null, uid, wishForm)
  const now = wish && market.prices.get(wish.code)
  const close = () => setEditing({ open: false, wish })
  const save = async (read: WishDraft) => {
    // If the market data is unavailable the typed code is accepted.
    if (!wish && kind === 'fund' && (await isKnown(kind, read.code)) === false) return UNKNOWN
    void (wish ? editWish(kind, uid, wish, read, now?.date) : addWithPrice(kind, read))
    keepDraft()
    close()
    return undefined
  }
  const edit = useCallback((chosen: Wish) => setEditing({ open: true, wish: chosen }), [])
  const add = () => setEditing({ open: true })
  const words = wishlistWords[kind]
  return (
    <>
      {wishes.length === 0 ? (
        <EmptyState
          picture={<BasketPicture />}
          title={words.emptyTitle}
          action={
            <>
              <Button onClick={add}>Add a {kind}</Button>
              <a href={`/search-${kind}s`} className="button-quiet">
                Browse {kind}s
              </a>
            </>
          }
        >
          {words.empty}
        </EmptyState>
      ) : (
        <WishlistList
          kind={kind}
          uid={uid}
          wishes={wishes}
          market={market}
          search={search}
          onSearch={onSearch}
          onAdd={add}
          onEdit={edit}
        />
      )}
      <Dialog title={wish ? 'Edit' : `Add a ${kind}`} open={open} onOpenChange={(next) => !next && close()}>
        <WishFields
          key={key}
          kind={kind}
          editing={wish !== undefined}
          hasPrice={typeof wish?.price === 'number'}
          taken={wish ? [] : wishes.map(({ code }) => code)}
          form={draft ?? (wish ? formOfWish({ ...wish, target: targetNow(wish, now) }) : emptyWishForm(currency))}
          onForm={keepDraft}
          onSave={save}
          onCancel={() => {
            keepDraft()
            close()
          }}
        />
      </Dialog>
    </>
  )
}

/** With the current price, in its own currency. */
async function addWithPrice(kind: WishlistKind, draft: WishDraft): Promise<void> {
  const quote = await latestPrice(kind, draft.code)
  const name = quote && draft.name === nameOf(kind, draft.code) ? quote.name : draft.name
  const currency = quote?.currency ?? draft.currency
  await addWish(kind, { ...draft, name, currency, price: quote?.price ?? null, priceDate: quote?.date ?? null })
}
