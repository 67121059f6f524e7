import { Link } from '@tanstack/react-router'
import { wishlistPlaces } from '#catalogue/instruments.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { asCode, codeRefusal, currencyOf, wantedOf } from '#domain/wishlist/wishlist-form.ts'
import { usePreferredCurrency } from '#platform/kept/use-preferences.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { Follow } from './follow.tsx'
import { useWishes } from './use-wishes.ts'
import { addWish, removeWish } from './wishlist-store.ts'

type Props = {
  readonly kind: WishlistKind
  /** As in the URL. */
  readonly code: string
  /** What the page knows; the price is frozen with it. */
  readonly known?: Partial<Pick<Wish, 'name' | 'currency' | 'price' | 'priceDate'>>
}

/** Adds the page's instrument to the wishlist; visitors are asked to sign in first. */
export function AddToWishlist({ kind, code: written, known = {} }: Props) {
  const uid = userOf(useSession())?.uid
  const [preferred] = usePreferredCurrency()
  const code = asCode(kind, written)
  if (codeRefusal(kind, code)) return null
  const wish = wantedOf(kind, code, { currency: currencyOf(kind, written, preferred), ...known })
  const add = () => void addWish(kind, wish)
  const props = { kind, code, name: wish.name, add }
  return uid === undefined ? <Shown {...props} isThere={false} /> : <Own {...props} uid={uid} />
}

type ShownProps = {
  readonly kind: WishlistKind
  readonly code: string
  readonly name: string
  readonly add: () => void
}

function Own({ uid, ...props }: ShownProps & { readonly uid: string }) {
  const isThere = useWishes(props.kind, uid).some(({ code }) => code === props.code)
  return <Shown {...props} isThere={isThere} remove={() => void removeWish(props.kind, uid, props.code)} />
}

function Shown({ kind, name, add, isThere, remove }: ShownProps & { isThere: boolean; remove?: () => void }) {
  return (
    <Follow
      name={name}
      isThere={isThere}
      there={
        <Link to={wishlistPlaces[kind].page} className="text-link">
          In your wishlist
        </Link>
      }
      addLabel="Add to wishlist"
      onAdd={add}
      onRemove={() => remove?.()}
    />
  )
}
