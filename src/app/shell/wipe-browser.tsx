import { currentSession, userOf } from '#platform/session.ts'
import { downloadBackup } from '#platform/storage/whole-storage.ts'
import { Button } from '#ui/button.tsx'

type Props = { readonly onWipe: () => void; readonly onKeep: () => void }

/** For a browser that is not one's own: logs out and leaves nothing behind. Asked inside the menu, so that no second layer is needed. */
export function WipeBrowser({ onWipe, onKeep }: Props) {
  return (
    <section
      className="wipe-browser"
      aria-label="Wipe this browser"
      ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
    >
      <p>
        This logs you out and deletes everything that Banyan keeps in this browser, of every account. What you have only
        here is gone for good, unless you take a backup first; it holds what is yours, not what others keep here.
      </p>
      <Button onClick={onWipe}>Log out and wipe</Button>
      <Button look="quiet" onClick={() => void downloadBackup(userOf(currentSession())?.uid)}>
        Download a backup
      </Button>
      <Button look="plain" onClick={onKeep}>
        Keep everything
      </Button>
    </section>
  )
}
