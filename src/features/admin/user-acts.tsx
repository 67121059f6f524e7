import { useQueryClient } from '@tanstack/react-query'
import type { User, UserAct } from '#domain/accounts/admin.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { actOnUser } from './act.ts'
import { Confirm } from './admin-parts.tsx'

/** Actions on another account; none on one's own. */
export function UserActs({ client, user }: { client: ApiClient; user: User }) {
  const queries = useQueryClient()
  const own = userOf(useSession())?.uid === user.uid
  if (own) return <span className="text-ink-2">You</span>
  const act = (name: UserAct) => () => void actOnUser(client, queries, user.uid, name)
  return (
    <span className="flex flex-wrap gap-2">
      {user.admin === 'no' && (
        <Confirm label="Make admin" title="Make this person an admin?" onConfirm={act('grant-admin')}>
          {user.email} will be able to see and change everything here.
        </Confirm>
      )}
      {user.admin === 'granted' && (
        <Confirm label="Remove admin role" title="Remove the admin role?" onConfirm={act('revoke-admin')}>
          {user.email} will no longer be an admin.
        </Confirm>
      )}
      {user.disabled ? (
        <button type="button" className="button-quiet button-small" onClick={act('enable')}>
          Enable
        </button>
      ) : (
        user.admin !== 'settings' && (
          <Confirm label="Disable" title="Disable this account?" onConfirm={act('disable')}>
            {user.email} is signed out everywhere at once and cannot sign in until you enable the account again. Nothing
            is deleted.
          </Confirm>
        )
      )}
      {user.sessions > 0 && (
        <button type="button" className="button-quiet button-small" onClick={act('end-sessions')}>
          End sessions
        </button>
      )}
    </span>
  )
}
