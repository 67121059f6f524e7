import { downloadBackup } from '#platform/kept/whole-storage.ts'
import { currentSession, userOf } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'

type Props = { readonly onWipe: () => void; readonly onKeep: () => void }

/** For shared computers: signs out and deletes everything here. Asked inside the menu, so no second layer is needed. */
export function WipeBrowser({ onWipe, onKeep }: Props) {
  return (
    <section
      className="wipe-browser"
      aria-label="Wipe this browser"
      ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
    >
      <p>
        This logs you out and deletes all Banyan data in this browser, for every account. It cannot be undone: download
        a backup first. A backup holds your data only, not that of other accounts here.
      </p>
      <Button danger onClick={onWipe}>
        Log out and wipe
      </Button>
      <Button look="quiet" onClick={() => void downloadBackup(userOf(currentSession())?.uid)}>
        Download a backup
      </Button>
      <Button look="plain" onClick={onKeep}>
        Cancel
      </Button>
    </section>
  )
}
