import './goals.css'
import { useState } from 'react'
import type { GoalKind } from '#catalogue/goals.ts'
import type { GoalsSearch } from '#domain/api/page-search.ts'
import type { Goal } from '#domain/goals/goal.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { GoalChanges } from './goal-changes.tsx'
import { GoalDetail } from './goal-detail.tsx'
import { GoalEditor } from './goal-editor.tsx'
import { GoalList } from './goal-list.tsx'
import { NewGoal } from './new-goal.tsx'
import { useGoals } from './use-goals.ts'
import { useLastPrices } from './use-last-prices.ts'

export type GoalsProps = {
  readonly uid: string
  readonly client: ApiClient
  readonly search: GoalsSearch
  readonly onSearch: (search: GoalsSearch, replace: boolean) => void
}

type Editing = { readonly open: boolean; readonly kind: GoalKind; readonly goal?: Goal | undefined }

/** A person's goals, or one of them. */
export function Goals({ uid, client, search, onSearch }: GoalsProps) {
  const state = useGoals(uid)
  const { goals, figuresOf, changes } = state
  useLastPrices(uid, state)
  const [editing, setEditing] = useState<Editing>()
  const shown = goals.find(({ id }) => id === search.goal)
  const toList = () => onSearch({ ...search, goal: undefined, seed: undefined }, false)
  const add = (kind: GoalKind) => setEditing({ open: true, kind })
  return (
    <>
      {shown ? (
        <GoalDetail
          uid={uid}
          client={client}
          figures={figuresOf(shown)}
          state={state}
          search={search}
          onSearch={onSearch}
          onEdit={() => setEditing({ open: true, kind: shown.kind, goal: shown })}
          onBack={toList}
        />
      ) : search.goal !== undefined && goals.length > 0 ? (
        <EmptyState title="This goal is not here" action={<Button onClick={toList}>Show all goals</Button>}>
          It was removed, or it is kept in another browser.
        </EmptyState>
      ) : (
        <>
          <GoalChanges changes={changes} />
          <GoalList uid={uid} state={state} search={search} onSearch={onSearch} />
          <NewGoal isFirst={goals.length === 0} onChoose={add} />
        </>
      )}
      {editing && (
        <Dialog
          title={editing.goal ? 'Edit goal' : 'New goal'}
          open={editing.open}
          onOpenChange={(open) => !open && setEditing({ ...editing, open: false })}
        >
          <GoalEditor
            key={editing.goal?.id ?? editing.kind}
            uid={uid}
            kind={editing.kind}
            goal={editing.goal}
            onDone={(id) => {
              setEditing({ ...editing, open: false })
              if (id !== undefined) onSearch({ ...search, goal: id }, false)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
