import type { ListingDetails } from '#domain/property/listing-details.ts'
import { Part } from '#ui/data/part.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import type { OwnListing } from './use-own-listing.ts'

/** Personal data exists in the browser only; its code loads after the page. */
const keeping = () => import('#features/keeping/index.ts')
const loadKept = () => keeping().then(({ KeptAbout }) => KeptAbout)
const loadPanel = () => keeping().then(({ QuickPanel }) => QuickPanel)

type Props = { readonly details: ListingDetails; readonly own: OwnListing }

/** Notes and to-dos about the listing, and the dialog to write them. */
export function OwnListingPart({ details: { id, title }, own: { uid, hasKept, writing, setWriting } }: Props) {
  const about = { kind: 'property' as const, id, name: title }
  const Kept = useLate(loadKept, hasKept).Component
  const panel = useLate(loadPanel, writing !== null)
  return (
    <Part id="yours" title="Your notes">
      <div className="listing-own">
        {!hasKept && (
          <p className="text-ink-2">
            Notes and to-dos about this property appear here. Everything you write stays in your browser.
          </p>
        )}
        {uid && Kept && <Kept uid={uid} about={about} onWrite={() => setWriting('notes')} />}
      </div>
      {panel.Component && (
        <panel.Component
          uid={uid}
          about={about}
          tab={writing ?? 'notes'}
          onTab={setWriting}
          open={writing !== null}
          onOpenChange={(open) => !open && setWriting(null)}
        />
      )}
      {writing !== null && panel.failed && <LateFailure onRetry={panel.request} onClose={() => setWriting(null)} />}
    </Part>
  )
}
