import './wishlists.css'
import type { FundItem } from '#domain/wishlist/wishlist.ts'
import { wishOfFund } from '#domain/wishlist/wishlist.ts'
import { formOfWish, wishForm } from '#domain/wishlist/wishlist-form.ts'
import { useDraft } from '#platform/drafts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { WishFields } from './wish-form.tsx'
import { editWish } from './wishlist-store.ts'

type Props = {
  readonly uid: string
  readonly item: FundItem
  readonly open: boolean
  readonly onClose: () => void
}

/** Why a fund is followed and what price is waited for, beside the fund itself. */
export function EditWish({ uid, item, open, onClose }: Props) {
  const wish = wishOfFund(item)
  const [draft, keepDraft] = useDraft('wish fund', wish.code, uid, wishForm)
  const done = () => {
    keepDraft()
    onClose()
  }
  return (
    <Dialog title="Reason and target" open={open} onOpenChange={(next) => !next && onClose()}>
      <WishFields
        kind="fund"
        editing
        hasPrice={wish.price !== null}
        taken={[]}
        form={draft ?? formOfWish(wish)}
        onForm={keepDraft}
        onSave={async (read) => {
          void editWish('fund', uid, wish, read)
          done()
          return undefined
        }}
        onCancel={done}
      />
    </Dialog>
  )
}
