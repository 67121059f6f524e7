import './accounts.css'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { isDemo, type SignedInUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { Part } from '#ui/data/part.tsx'
import { Loading, SkeletonText } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { methodsQuery } from './account-queries.ts'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { resetDemo } from './demo-data.ts'

type Props = { readonly client: ApiClient; readonly user: SignedInUser; readonly leave: () => Promise<void> }

/** The server account: address, password, sign-out, deletion. */
export function AccountSettings({ client, user, leave }: Props) {
  return isDemo(user) ? <DemoPart /> : <ServerParts client={client} user={user} leave={leave} />
}

function DemoPart() {
  return (
    <Part id="demo" title="This is the demo">
      <p>It exists in this browser only, with sample data. Nothing is sent to the server.</p>
      <Button look="quiet" danger onClick={resetDemo}>
        Reset the demo
      </Button>
    </Part>
  )
}

function ServerParts({ client, user, leave }: Props) {
  const { data, error, refetch } = useQuery(methodsQuery(client, user.uid))
  if (error) {
    return (
      <ErrorState
        title="Your account could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {sentenceOf(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading your account…">
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  const ways = [data.password && 'a password', data.google && 'Google'].filter(Boolean).join(' and ')
  return (
    <>
      <Part id="account" title="Account">
        <p>
          You sign in with {ways || 'a link'}. Your address is {data.emailVerified ? 'confirmed' : 'not confirmed'}.
        </p>
      </Part>
      <ChangePassword client={client} email={user.email} hasPassword={data.password} />
      <DeleteAccount client={client} uid={user.uid} hasPassword={data.password} leave={leave} />
    </>
  )
}
