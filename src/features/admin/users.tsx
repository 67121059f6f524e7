import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { DataTable } from '#ui/data/data-table.tsx'
import { Answer, Moment, More } from './admin-parts.tsx'
import { usersQuery } from './admin-queries.ts'
import type { Section, SectionProps } from './section.ts'
import { UserActs } from './user-acts.tsx'

export const usersSection: Section = {
  label: 'Users',
  prepare: (client, queries, { q = '' }) => queries.prefetchInfiniteQuery(usersQuery(client, q)),
  Show: Users,
}

const roles = { granted: 'Admin', settings: 'Admin (config)', no: 'User' } as const

function Users({ client, search, onSearch }: SectionProps) {
  const { q = '' } = search
  const [typed, setTyped] = useState(q)
  const asked = useInfiniteQuery(usersQuery(client, q))
  return (
    <>
      <form
        className="mb-6 flex max-w-md flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ section: 'users', ...(typed.trim() && { q: typed.trim() }) })
        }}
      >
        <input type="hidden" name="section" value="users" />
        <TextField
          label="Email or name"
          name="q"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="quiet">
          Search{' '}
        </Button>
      </form>
      <Answer asked={asked}>
        {(users) =>
          users.length === 0 ? (
            <p>No users found.</p>
          ) : (
            <>
              <DataTable
                caption="Users, newest first"
                rows={users}
                rowKey={({ uid }) => uid}
                columns={[
                  {
                    id: 'email',
                    label: 'Email',
                    cell: ({ email, emailVerified }) => (
                      <span className="break-all">
                        {email}
                        {!emailVerified && <span className="[font-weight:400] text-ink-2"> (not verified)</span>}
                      </span>
                    ),
                  },
                  { id: 'since', label: 'Joined', cell: ({ createdAt }) => <Moment at={createdAt} /> },
                  { id: 'role', label: 'Role', cell: ({ admin }) => roles[admin] },
                  { id: 'state', label: 'Status', cell: ({ disabled }) => (disabled ? 'Disabled' : 'Active') },
                  { id: 'sessions', label: 'Sessions', numeric: true, cell: ({ sessions }) => sessions },
                  { id: 'acts', label: 'Actions', cell: (user) => <UserActs client={client} user={user} /> },
                ]}
              />
              <More asked={asked} label="Show older" />
            </>
          )
        }
      </Answer>
    </>
  )
}
