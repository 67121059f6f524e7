import { createFileRoute, useRouter } from '@tanstack/react-router'
import { AccountSettings } from '#features/accounts/index.ts'
import {
  Ads,
  Cache,
  CreatorStatus,
  Location,
  News,
  OutsideHosts,
  Person,
  Preferences,
  YourData,
} from '#features/settings/index.ts'
import { leavePersonalPages } from '../leave-personal-pages.ts'
import { pageHead } from '../page-head.ts'
import { usePerson } from '../person.ts'
import { Route as root } from '../root.tsx'

export const Route = createFileRoute('/_guard/profile')({
  head: pageHead('profile'),
  component: ProfilePage,
})

function ProfilePage() {
  const { api } = Route.useRouteContext()
  const { setUp } = root.useLoaderData()
  const router = useRouter()
  const person = usePerson()
  return (
    <section>
      <h1 className="page-title">Settings</h1>
      <Person user={person} />
      <Preferences />
      <News uid={person.uid} />
      <Location uid={person.uid} ipLocation={setUp.ipLocation} />
      <Ads uid={person.uid} />
      <CreatorStatus uid={person.uid} />
      <Cache />
      <OutsideHosts />
      <YourData uid={person.uid} />
      <AccountSettings client={api} user={person} leave={() => leavePersonalPages(router)} />
    </section>
  )
}
