import './follow.css'
import type { Subject } from '#domain/keeping/subject.ts'
import { Part } from '#ui/data/part.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import { loadKept, loadPanel } from './load-own.ts'
import type { About } from './use-about.ts'

type Props = { readonly subject: Subject; readonly about: About }

/** Notes and to-dos about a page's subject, and the dialog to write them. */
export function AboutPart({ subject, about: { uid, hasKept, writing, setWriting } }: Props) {
  const Kept = useLate(loadKept, hasKept).Component
  const panel = useLate(loadPanel, writing !== null)
  return (
    <Part id="yours" title="Your notes">
      <div className="follow-about">
        {!hasKept && (
          <p className="text-ink-2">
            Notes and to-dos about this {subject.kind} appear here. Everything you write stays in your browser.
          </p>
        )}
        {uid && Kept && <Kept uid={uid} about={subject} onWrite={() => setWriting('notes')} />}
      </div>
      {panel.Component && (
        <panel.Component
          uid={uid}
          about={subject}
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
