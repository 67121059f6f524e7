import type { ApiClient } from '#platform/api/api-client.ts'
import { isDemo, usePresumedUser } from '#platform/session/session.ts'
import { useLate } from '#ui/data/use-late.ts'

const load = () => import('./own-enquiries.tsx').then(({ OwnEnquiries }) => OwnEnquiries)

/** For people who are signed in: what became of their enquiries, also after the listing ended. */
export function LateOwnEnquiries({ client, listing }: { readonly client: ApiClient; readonly listing: string }) {
  const user = usePresumedUser()
  const { Component } = useLate(load, user !== null && !isDemo(user))
  return user && Component && <Component key={user.uid} client={client} listing={listing} />
}
