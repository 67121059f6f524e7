import { createFileRoute, useRouter } from '@tanstack/react-router'
import { AccountSettings } from '#features/accounts/index.ts'
import { Person, Preferences, YourData } from '#features/settings/index.ts'
import { leavePersonalPages } from '../leave-personal-pages.ts'
import { pageHead } from '../page-head.ts'
import { usePerson } from '../person.ts'

export const Route = createFileRoute('/_guard/profile')({
  head: pageHead('profile'),
  component: ProfilePage,
})

function ProfilePage() {
  const { api } = Route.useRouteContext()
  const router = useRouter()
  const person = usePerson()
  return (
    <section>
      <h1 className="page-title">Settings</h1>
      <AccountSettings client={api} user={person} leave={() => leavePersonalPages(router)} />
      <Person user={person} />
      <Preferences />
      <YourData uid={person.uid} />
    </section>
  )
}
