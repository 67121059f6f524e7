import { Link } from '@tanstack/react-router'
import type { ApiClient } from '#platform/api/api-client.ts'
import type { SignedInUser } from '#platform/session/session.ts'
import { Part } from '#ui/data/part.tsx'
import { RequestFormFields } from './request-form.tsx'
import { type CreatorState, useCreatorState } from './use-creator-state.ts'

const sentences: Readonly<Record<CreatorState['status'], string>> = {
  none: 'You have not requested to publish properties.',
  pending: 'Your request to publish properties is pending. You will see the decision here and in the bell.',
  approved: 'You may publish properties.',
  rejected: 'Your request to publish properties was not approved.',
  revoked: 'Your approval to publish properties was withdrawn.',
}

type Props = { readonly user: SignedInUser; readonly client: ApiClient }

/** §3: a creator may publish properties once approved. */
export function CreatorPart({ user, client }: Props) {
  const state = useCreatorState(user, client)
  return (
    <Part id="creator" title="Property creator">
      <RequestState state={state} />
      {state.status === 'approved' && (
        <Link to="/real-estate/mine" className="button">
          Your listings
        </Link>
      )}
      {mayAsk(state) && <RequestFormFields key={user.uid} user={user} label={askLabel(state)} />}
    </Part>
  )
}

export const mayAsk = ({ status }: CreatorState) => status === 'none' || status === 'rejected' || status === 'revoked'
export const askLabel = ({ status }: CreatorState) => (status === 'none' ? 'Send request' : 'Send a new request')

export const RequestState = ({ state: { status, answer } }: { readonly state: CreatorState }) => (
  <>
    <p role="status">{sentences[status]}</p>
    {answer && (
      <p className="request-answer">
        <span className="semibold">Reason:</span> {answer}
      </p>
    )}
  </>
)
