import './follow.css'
import { Part } from '#ui/data/part.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import type { Followed } from './followed.ts'
import { loadEdit, loadKept, loadPanel, loadWish } from './load-own.ts'
import type { Own } from './use-own.ts'

type Props = { readonly own: Own; readonly followed: Followed }

/** The person's wish, notes and to-dos for the instrument, and the dialogs to edit them. */
export function OwnPart({ own, followed: { kind, id, name, now } }: Props) {
  const { uid, wish, notes, hasTodos, setWriting } = own
  const about = { kind, id, name }
  const Wish = useLate(loadWish, wish !== undefined).Component
  const Kept = useLate(loadKept, notes.length > 0 || hasTodos).Component
  return (
    <Part id="yours" title="Your notes and target">
      <div className="follow-own">
        {!wish && notes.length === 0 && !hasTodos && (
          <p className="text-ink-2">
            Add this {kind} or a note and it appears here. Everything you add stays in your browser.
          </p>
        )}
        {wish && Wish && <Wish wish={wish} now={now && { ...now, change: null }} onEdit={() => setWriting('wish')} />}
        {uid && Kept && <Kept uid={uid} about={about} onWrite={() => setWriting('notes')} />}
      </div>
      <Writing own={own} about={about} now={now} />
    </Part>
  )
}

type WritingProps = Pick<Followed, 'now'> & {
  readonly own: Own
  readonly about: Pick<Followed, 'kind' | 'id' | 'name'>
}

function Writing({ own: { uid, wish, writing, setWriting }, about, now }: WritingProps) {
  const tab = writing === 'wish' ? null : writing
  const edit = useLate(loadEdit, writing === 'wish')
  const panel = useLate(loadPanel, tab !== null)
  const close = () => setWriting(null)
  const failed = writing === 'wish' ? edit : tab !== null ? panel : undefined
  return (
    <>
      {uid && wish && edit.Component && (
        <edit.Component kind={about.kind} uid={uid} wish={wish} now={now} open={writing === 'wish'} onClose={close} />
      )}
      {panel.Component && (
        <panel.Component
          uid={uid}
          about={about}
          tab={tab ?? 'notes'}
          onTab={setWriting}
          open={tab !== null}
          onOpenChange={(open) => !open && close()}
        />
      )}
      {failed?.failed && <LateFailure onRetry={failed.request} onClose={close} />}
    </>
  )
}
