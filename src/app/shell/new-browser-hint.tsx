import { Link } from '@tanstack/react-router'
import { dismissNewHere, useNewHere } from '#platform/kept/new-browser.ts'
import { useSession } from '#platform/session/session.ts'

/** Signed in on a browser without their data: explains that lists are local and a backup can bring them. */
export function NewBrowserHint() {
  const session = useSession()
  const uid = useNewHere()
  if (typeof session !== 'object' || session.uid !== uid) return null
  return (
    <aside className="storage-trouble no-print" aria-label="New in this browser">
      <p>
        Lists, notes and goals stay in the browser where you made them. If you have a backup from another browser,
        import it here.
        <Link to="/profile" hash="data" className="button-quiet button-small" onClick={() => dismissNewHere(uid)}>
          Import a backup
        </Link>
        <button type="button" className="button-plain button-small" onClick={() => dismissNewHere(uid)}>
          Start fresh
        </button>
      </p>
    </aside>
  )
}
