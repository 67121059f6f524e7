import type { z } from 'zod'
import { errorToasts } from '#catalogue/errors.ts'
import { type WishlistName, wishlistPlaces } from '#catalogue/instruments.ts'
import { ownToasts, refusals, successToasts } from '#catalogue/toasts.ts'
import { add, edit } from '#domain/kept/kept-list.ts'
import { fundOf, stockOf, wishOfFund, wishOfStock } from '#domain/wishlist/wish-items.ts'
import { type Wanted, type Wish, type WishlistKind, wantedFund, wantedStock } from '#domain/wishlist/wishlist.ts'
import type { WishDraft } from '#domain/wishlist/wishlist-form.ts'
import { step } from '#domain/wishlist/wishlist-rules.ts'
import type { ItemOf } from '#platform/kept/kept-lists.ts'
import { createListCommands } from '#platform/kept/list-commands.ts'
import { listToasts } from '#ui/layers/list-toasts.ts'
import { toast } from '#ui/layers/toast.ts'

export const wishlists = {
  fund: commandsOf({
    list: wishlistPlaces.fund.list,
    action: 'add-fund',
    schema: wantedFund,
    added: successToasts.fundAdded,
    wishOf: wishOfFund,
    itemOf: fundOf,
  }),
  stock: commandsOf({
    list: wishlistPlaces.stock.list,
    action: 'add-stock',
    schema: wantedStock,
    added: successToasts.stockAdded,
    wishOf: wishOfStock,
    itemOf: stockOf,
  }),
} as const

/** Visitors are asked to sign in; then it is added. */
export async function addWish(kind: WishlistKind, wish: Wanted): Promise<void> {
  await wishlists[kind].add(wish)
}

/** `pricedOn`: the day of the price beside which a new target was set. */
export const editWish = (
  kind: WishlistKind,
  uid: string,
  wish: Wish,
  draft: WishDraft,
  pricedOn?: string,
): Promise<void> => wishlists[kind].edit(uid, { ...wish, ...draft }, pricedOn)

export const moveWish = (kind: WishlistKind, uid: string, code: string, way: 'up' | 'down'): Promise<void> =>
  wishlists[kind].move(uid, code, way)

export const removeWish = (kind: WishlistKind, uid: string, ...codes: string[]): Promise<void> =>
  wishlists[kind].remove(uid, codes)

export const toastUnreadable = () => toast(errorToasts.wishlistLoad, { tone: 'error' })

type WishlistParts<Name extends WishlistName> = {
  readonly list: Name
  readonly action: string
  readonly schema: z.ZodType<Wanted>
  readonly added: string
  wishOf(item: ItemOf<Name>): Wish
  itemOf(wish: Wish): ItemOf<Name>
}

/** The two lists differ only in the name of the code field. */
function commandsOf<Name extends WishlistName>(parts: WishlistParts<Name>) {
  const { list, action, schema, added, wishOf, itemOf } = parts
  const { change, remove, adding } = createListCommands({
    list,
    toasts: listToasts,
    sentences: { removed: successToasts.wishlistRemoved, notRemoved: errorToasts.wishlistRemove },
  })
  return {
    list,
    remove,
    add: adding({
      action,
      schema,
      put: (before, wish, { now }) => add(before, wish.code, itemOf({ ...wish, addedAt: now }), 'first', now),
      sentences: {
        signedOut: refusals.wishlistSignedOut,
        added,
        notAdded: errorToasts.wishlistAdd,
        alreadyThere: ownToasts.alreadyThere,
      },
    }),
    /** A wish deleted meanwhile in another tab is restored with the edit: typed text is never lost. */
    edit: (uid: string, wish: Wish, pricedOn?: string) => {
      const { code, name, currency, target, reason } = wish
      const to = (item: ItemOf<Name> | null, now: string) => {
        const before = item ? wishOf(item) : wish
        const isNew = target !== null && target !== before.target
        return itemOf({
          ...before,
          ...{ name, currency, target, reason },
          ...(isNew && { targetDate: pricedOn ?? now.slice(0, 10) }),
        })
      }
      return change(
        uid,
        (before, now) => edit(before, code, (item) => to(item, now), 'first', now),
        ownToasts.wishUpdated,
      )
    },
    move: (uid: string, code: string, way: 'up' | 'down') => change(uid, (before, now) => step(before, code, way, now)),
  }
}
