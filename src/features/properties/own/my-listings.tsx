import './own.css'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { MyListingsSearch } from '#domain/api/page-search.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { isDemo, type SignedInUser, usePresumedUser } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { Loading, SkeletonText } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { Tabs } from '#ui/layers/tabs.tsx'
import { askLabel, mayAsk, RequestFormFields, RequestState, useCreatorState } from '../creators/index.ts'
import { EnquiryInbox } from './enquiry-inbox.tsx'
import { ImportListings } from './import-listings.tsx'
import { ListingEditor } from './listing-editor.tsx'
import { OwnListingList } from './own-listing-list.tsx'
import { ownListingsQuery } from './own-queries.ts'

type Props = {
  readonly client: ApiClient
  readonly search: MyListingsSearch
  readonly onSearch: (search: MyListingsSearch) => void
}

/** A creator's listings; everybody else is told how to become one. */
export function MyListings(props: Props) {
  const user = usePresumedUser()
  return (
    <section>
      <h1 className="page-title">{user ? 'Your listings' : 'Publish your property'}</h1>
      {user ? <OfUser key={user.uid} user={user} {...props} /> : <Introduction user={undefined} />}
    </section>
  )
}

function OfUser({ user, client, search, onSearch }: Props & { readonly user: SignedInUser }) {
  const state = useCreatorState(user, client)
  const asked = useQuery({ ...ownListingsQuery(client, user.uid), enabled: !isDemo(user) })
  if (asked.error && !asked.data)
    return (
      <ErrorState
        title="Your listings could not be loaded"
        action={<Button onClick={() => void asked.refetch()}>Try again</Button>}
      >
        {sentenceOf(asked.error)} Drafts in this browser are safe.
      </ErrorState>
    )
  if (!asked.data && !isDemo(user))
    return (
      <Loading label="Loading your listings…">
        <SkeletonText lines={6} />
      </Loading>
    )
  const { isCreator, listings } = asked.data ?? { isCreator: false, listings: [] }
  if (!isCreator && listings.length === 0)
    return (
      <>
        {state.status !== 'none' && <RequestState state={state} />}
        {mayAsk(state) && <Introduction user={user} label={askLabel(state)} />}
      </>
    )
  if (search.edit)
    return <ListingEditor key={search.edit} client={client} user={user} id={search.edit} onClose={() => onSearch({})} />
  const waiting = listings.reduce((sum, { enquiries }) => sum + enquiries.new, 0)
  const common = { client, user }
  const list = (
    <OwnListingList {...common} listings={listings} isCreator={isCreator} onEdit={(edit) => onSearch({ edit })} />
  )
  return (
    <>
      {!isCreator && <RequestState state={state} />}
      <Tabs
        label="Your listings"
        value={search.tab ?? 'listings'}
        onChange={(tab) => onSearch(tab === 'listings' ? {} : { tab })}
        tabs={[
          { value: 'listings', label: 'Listings', panel: list },
          {
            value: 'enquiries',
            label: waiting > 0 ? `Enquiries (${waiting} new)` : 'Enquiries',
            panel: <EnquiryInbox {...common} listings={listings} />,
          },
          { value: 'csv', label: 'Import', panel: <ImportListings {...common} onDone={() => onSearch({})} /> },
        ]}
      />
    </>
  )
}

const Introduction = ({ user, label }: { readonly user: SignedInUser | undefined; readonly label?: string }) => (
  <div className="own-intro">
    <div>
      <p className="part-lead">Publish your homes, plots and shops on the list and the map.</p>
      <ol className="own-steps">
        <li>Send a request. The operator of this site reads it.</li>
        <li>Once approved, write a listing with pictures and submit it for review.</li>
        <li>People find it on the list and the map. Their enquiries reach you alone.</li>
      </ol>
    </div>
    <RequestFormFields user={user} {...(label && { label })} />
  </div>
)
