import { errorToasts } from '#catalogue/errors.ts'
import { ownToasts, refusals, successToasts } from '#catalogue/toasts.ts'
import { add, edit } from '#domain/kept/kept-list.ts'
import {
  fundOf,
  stockOf,
  type Wanted,
  type Wish,
  type WishlistKind,
  wantedFund,
  wantedStock,
  wishOfFund,
  wishOfStock,
} from '#domain/wishlist/wishlist.ts'
import type { WishDraft } from '#domain/wishlist/wishlist-form.ts'
import { step } from '#domain/wishlist/wishlist-rules.ts'
import { changeList, type ItemOf, takeOut } from '#platform/kept/kept-lists.ts'
import { onRefusedAction, refuseUntilSignedIn } from '#platform/session/refused-action.ts'
import { settledSession } from '#platform/session/settled-session.ts'
import { toast, toastUndo } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'

/** The names of what a stranger may be refused; the shell knows them too. */
const wishlistActions = { fund: 'add-fund', stock: 'add-stock' } as const

export const wishlists = {
  fund: commandsOf('fundWishlist', wishOfFund, fundOf),
  stock: commandsOf('stockWishlist', wishOfStock, stockOf),
} as const

const added = { fund: successToasts.fundAdded, stock: successToasts.stockAdded } as const
const wanted = { fund: wantedFund, stock: wantedStock } as const

/** Whoever is not signed in is asked to; then it is added. */
export async function addWish(kind: WishlistKind, wish: Wanted): Promise<void> {
  const session = await settledSession()
  if (session === 'signed-out')
    return refuseUntilSignedIn({ name: wishlistActions[kind], about: wish }, () =>
      toast(refusals.wishlistSignedOut, { tone: 'error' }),
    )
  const { saved, isNew } = await wishlists[kind].add(session.uid, wish)
  if (!isNew) toast(ownToasts.alreadyThere)
  else toastOutcome(saved, errorToasts.wishlistAdd, added[kind])
}

export async function editWish(kind: WishlistKind, uid: string, wish: Wish, draft: WishDraft): Promise<void> {
  const saved = await wishlists[kind].edit(uid, { ...wish, ...draft })
  toastOutcome(saved, ownToasts.notSaved, ownToasts.wishUpdated)
}

export async function moveWish(kind: WishlistKind, uid: string, code: string, way: 'up' | 'down'): Promise<void> {
  toastOutcome(await wishlists[kind].move(uid, code, way), ownToasts.notSaved)
}

export async function removeWish(kind: WishlistKind, uid: string, ...codes: string[]): Promise<void> {
  const saved = await takeOut(wishlists[kind].list, uid, codes, successToasts.wishlistRemoved, toastUndo)
  toastOutcome(saved, errorToasts.wishlistRemove)
}

export const tellUnread = () => toast(errorToasts.wishlistLoad, { tone: 'error' })

for (const kind of ['fund', 'stock'] as const)
  onRefusedAction(wishlistActions[kind], (about) => {
    const checked = wanted[kind].safeParse(about)
    if (checked.success) void addWish(kind, checked.data)
  })

/** The two lists differ in how they call the code; all else is the same. */
function commandsOf<Name extends 'fundWishlist' | 'stockWishlist'>(
  list: Name,
  wishOf: (item: ItemOf<Name>) => Wish,
  itemOf: (wish: Wish) => ItemOf<Name>,
) {
  return {
    list,
    async add(uid: string, wish: Wanted) {
      let isNew = false
      const saved = await changeList(list, uid, (before, now) => {
        const after = add(before, wish.code, itemOf({ ...wish, addedAt: now }), 'first', now)
        isNew = after !== before
        return after
      })
      return { saved, isNew }
    },
    /** One that was removed meanwhile, in another tab, comes back as it is now: what was typed is not lost. */
    edit: (uid: string, wish: Wish) =>
      changeList(list, uid, (before, now) => {
        const { name, currency, target, reason } = wish
        const to = (item: ItemOf<Name> | null) =>
          itemOf({ ...(item ? wishOf(item) : wish), name, currency, target, reason })
        return edit(before, wish.code, to, 'first', now)
      }),
    move: (uid: string, code: string, way: 'up' | 'down') =>
      changeList(list, uid, (before, now) => step(before, code, way, now)),
  }
}
