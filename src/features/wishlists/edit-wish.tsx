import './wishlists.css'
import { targetNow } from '#domain/wishlist/target.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { formOfWish, wishForm } from '#domain/wishlist/wishlist-form.ts'
import type { Price } from '#domain/wishlist/wishlist-rules.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { WishFields } from './wish-form.tsx'
import { editWish } from './wishlist-store.ts'

type Props = {
  readonly kind: WishlistKind
  readonly uid: string
  readonly wish: Wish
  /** The price that is shown beside it: a target is per unit of now. */
  readonly now?: Pick<Price, 'price' | 'date' | 'unitChanges'> | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** Edits reason and target on the instrument's page. */
export function EditWish({ kind, uid, wish, now, open, onClose }: Props) {
  const [draft, keepDraft] = useDraft(`wish ${kind}`, wish.code, uid, wishForm)
  const done = () => {
    keepDraft()
    onClose()
  }
  return (
    <Dialog title="Reason and target" open={open} onOpenChange={(next) => !next && onClose()}>
      <WishFields
        kind={kind}
        editing
        hasPrice={wish.price !== null}
        taken={[]}
        form={draft ?? formOfWish({ ...wish, target: targetNow(wish, now) })}
        onForm={keepDraft}
        onSave={async (read) => {
          void editWish(kind, uid, wish, read, now?.date)
          done()
          return undefined
        }}
        onCancel={done}
      />
    </Dialog>
  )
}
