import { createFileRoute, useRouter } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { profileSearch } from '#domain/api/page-search.ts'
import { AccountSettings } from '#features/accounts/index.ts'
import { Notes, SharedNote, Todos } from '#features/keeping/index.ts'
import { CreatorPart } from '#features/properties/creators/index.ts'
import { ReminderSettings } from '#features/reminders/index.ts'
import {
  Ads,
  CacheSettings,
  LocationSettings,
  News,
  OutsideHosts,
  Person,
  Preferences,
  SettingsMenu,
  YourData,
} from '#features/settings/index.ts'
import { Tabs } from '#ui/layers/tabs.tsx'
import { leavePersonalPages } from '../leave-personal-pages.ts'
import { pageHead } from '../page-head.ts'
import { usePerson } from '../person.ts'
import { Route as root } from '../root.tsx'

export const Route = createFileRoute('/_guard/profile')({
  validateSearch: searchOf<'profile'>(),
  head: pageHead('profile'),
  component: ProfilePage,
})

function ProfilePage() {
  const { tab = 'settings', ...shared } = usePageSearch(profileSearch, Route.useSearch())
  const navigate = Route.useNavigate()
  const { uid } = usePerson()
  if (Object.keys(shared).length > 0)
    return (
      <SharedNote uid={uid} shared={shared} onDone={() => void navigate({ search: { tab: 'notes' }, replace: true })} />
    )
  return (
    <section>
      <h1 className="page-title">Settings</h1>
      <Tabs
        label="Settings, notes and to-dos"
        value={tab}
        onChange={(next) => void navigate({ search: next === 'settings' ? {} : { tab: next } })}
        tabs={[
          { value: 'settings', label: 'Settings', panel: <AllSettings /> },
          { value: 'notes', label: 'Notes', panel: <Notes uid={uid} about={null} /> },
          { value: 'todos', label: 'To-dos', panel: <Todos uid={uid} about={null} /> },
        ]}
      />
    </section>
  )
}

function AllSettings() {
  const { api } = Route.useRouteContext()
  const { setUp } = root.useLoaderData()
  const router = useRouter()
  const person = usePerson()
  return (
    <>
      <SettingsMenu />
      <Person user={person} />
      <Preferences />
      <News uid={person.uid} />
      <LocationSettings uid={person.uid} ipLocation={setUp.ipLocation} />
      <ReminderSettings uid={person.uid} />
      <Ads uid={person.uid} network={setUp.ads ?? null} />
      <CreatorPart user={person} client={api} />
      <CacheSettings />
      <OutsideHosts />
      <YourData uid={person.uid} />
      <div id="your-account">
        <AccountSettings client={api} user={person} leave={() => leavePersonalPages(router)} />
      </div>
    </>
  )
}
