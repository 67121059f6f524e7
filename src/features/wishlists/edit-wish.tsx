import './wishlists.css'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { formOfWish, wishForm } from '#domain/wishlist/wishlist-form.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { WishFields } from './wish-form.tsx'
import { editWish } from './wishlist-store.ts'

type Props = {
  readonly kind: WishlistKind
  readonly uid: string
  readonly wish: Wish
  /** The day of the price that is shown beside it. */
  readonly pricedOn?: string | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** Edits reason and target on the instrument's page. */
export function EditWish({ kind, uid, wish, pricedOn, open, onClose }: Props) {
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
        form={draft ?? formOfWish(wish)}
        onForm={keepDraft}
        onSave={async (read) => {
          void editWish(kind, uid, wish, read, pricedOn)
          done()
          return undefined
        }}
        onCancel={done}
      />
    </Dialog>
  )
}
