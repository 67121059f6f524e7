import { ownToasts } from '#catalogue/toasts.ts'
import {
  type Contribution,
  type Goal,
  type GoalLink,
  goalLimits,
  type LumpSum,
  type Pause,
} from '#domain/goals/goal.ts'
import type { GoalDraft } from '#domain/goals/goal-form.ts'
import { steppedUp } from '#domain/goals/goal-plan.ts'
import { linkKey } from '#domain/goals/link-key.ts'
import { ownedUnits } from '#domain/goals/shared-holdings.ts'
import { add, change, edit, itemsOf } from '#domain/kept/kept-list.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { newId } from '#platform/browser/ids.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { changeList, itemsNow } from '#platform/kept/kept-lists.ts'
import { createListCommands } from '#platform/kept/list-commands.ts'
import { listToasts } from '#ui/layers/list-toasts.ts'
import { toast, toastUndo } from '#ui/layers/toast.ts'

const goals = createListCommands({
  list: 'financialGoals',
  toasts: listToasts,
  sentences: { removed: ownToasts.goalRemoved },
})

/** The new goal's id; undefined if there are too many. */
export function addGoal(uid: string, draft: GoalDraft): string | undefined {
  if (itemsNow(goals.list, uid).length >= goalLimits.goals) {
    toast(ownToasts.goalsFull, { tone: 'error' })
    return undefined
  }
  const id = newId()
  void goals.change(uid, (list, now) => add(list, id, firstOf(id, draft, now), 'first', now), ownToasts.goalAdded)
  return id
}

/** A goal deleted meanwhile in another tab is restored with the edit: typed text is never lost. */
export const editGoal = (uid: string, id: string, draft: GoalDraft): Promise<void> =>
  goals.change(
    uid,
    (list, now) =>
      edit(
        list,
        id,
        (before) => {
          const goal = before ?? firstOf(id, draft, now)
          return { ...goal, ...draft, ...paidBy(goal, draft, now), updatedAt: now }
        },
        'first',
        now,
      ),
    ownToasts.goalUpdated,
  )

/** The draft has the amount of today. */
function paidBy(goal: Goal, { monthly, stepUp }: GoalDraft, now: string): Pick<Goal, 'monthly' | 'since'> {
  const current = steppedUp(goal, dayNumber(now))
  const isSame = monthly === current.monthly && stepUp === goal.stepUp
  return isSame ? { monthly: goal.monthly, since: goal.since } : { monthly, since: current.since }
}

const firstOf = (id: string, draft: GoalDraft, now: string): Goal => ({
  ...draft,
  ...{ id, since: dayOf(now), state: 'active', links: [], lumps: [], pauses: [], contributions: [] },
  ...{ createdAt: now, updatedAt: now },
})

const dayOf = (moment: string) => localDay(new Date(moment))
const dayNumber = (moment: string) => readIsoDay(dayOf(moment)) ?? 0

const update = (uid: string, id: string, to: (goal: Goal, now: string) => Partial<Goal>, success?: string) =>
  goals.change(
    uid,
    (list, now) => change(list, id, (goal) => ({ ...goal, ...to(goal, now), updatedAt: now }), now),
    success,
  )

/** The amount of today; it steps up on the day on which the former one did. A paused goal resumes. */
export const setMonthly = (uid: string, { id, state }: Pick<Goal, 'id' | 'state'>, monthly: number) =>
  update(
    uid,
    id,
    (goal, now) => ({ monthly, since: steppedUp(goal, dayNumber(now)).since, state: resumed(goal.state) }),
    state === 'paused' ? ownToasts.goalResumed : ownToasts.goalUpdated,
  )

const resumed = (state: Goal['state']) => (state === 'paused' ? 'active' : state)

export const setDate = (uid: string, id: string, date: string) =>
  update(uid, id, () => ({ date }), ownToasts.goalUpdated)

/** In today's money. */
export const setTarget = (uid: string, id: string, { amount, currency }: Omit<Goal['target'], 'asOf'>) =>
  update(
    uid,
    id,
    (_, now) => ({ target: { amount, currency, asOf: dayOf(now) }, expenses: null, property: null }),
    ownToasts.goalUpdated,
  )

/** A property's last known price, in case it is sold. No edit of the person: no toast and no new `updatedAt`. */
export const keepPrice = (uid: string, { id, property }: Pick<Goal, 'id' | 'property'>, live: Goal['target']) =>
  changeList(goals.list, uid, (list, now) => {
    const goal = itemsOf(list).find((each) => each.id === id)
    const isOther = goal?.property?.id !== property?.id || !isNewer(live, goal?.target)
    return isOther ? list : change(list, id, (each) => ({ ...each, target: live }), now)
  })

/** A list from the cache may be older than the price that is kept. */
export const isNewer = (live: Goal['target'], known: Goal['target'] | undefined) =>
  known !== undefined &&
  live.asOf >= known.asOf &&
  (live.asOf > known.asOf || live.amount !== known.amount || live.currency !== known.currency)

const stateToasts = {
  active: { paused: ownToasts.goalResumed, archived: ownToasts.goalRestored },
  paused: ownToasts.goalPaused,
  archived: ownToasts.goalArchived,
}

export function setState(uid: string, { id, state: before }: Goal, state: Goal['state']): void {
  const sentence =
    state === 'active' ? stateToasts.active[before === 'archived' ? 'archived' : 'paused'] : stateToasts[state]
  void update(uid, id, () => ({ state }), sentence)
}

export const removeGoal = (uid: string, id: string) => goals.remove(uid, [id])

export const logContribution = (uid: string, id: string, entry: Omit<Contribution, 'id'>) =>
  update(
    uid,
    id,
    ({ contributions }) => ({ contributions: byDate([...contributions, { ...entry, id: newId() }]) }),
    ownToasts.contributionLogged,
  )

const byDate = (all: readonly Contribution[]) =>
  all.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))

export async function removeContribution(uid: string, id: string, entry: Contribution): Promise<void> {
  await update(uid, id, ({ contributions }) => ({
    contributions: contributions.filter((each) => each.id !== entry.id),
  }))
  toastUndo(ownToasts.contributionRemoved, () => {
    void update(uid, id, ({ contributions }) => ({
      contributions: contributions.some((each) => each.id === entry.id)
        ? contributions
        : byDate([...contributions, entry]),
    }))
  })
}

const inOrder = <Entry extends { readonly id: string }>(entries: readonly Entry[], dateOf: (entry: Entry) => string) =>
  entries.toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1))

export const addLump = (uid: string, id: string, lump: Omit<LumpSum, 'id'>) =>
  update(
    uid,
    id,
    ({ lumps }) => ({ lumps: inOrder([...lumps, { ...lump, id: newId() }], ({ date }) => date) }),
    ownToasts.goalUpdated,
  )

export const removeLump = (uid: string, id: string, lump: string) =>
  update(uid, id, ({ lumps }) => ({ lumps: lumps.filter((each) => each.id !== lump) }), ownToasts.goalUpdated)

export const addPause = (uid: string, id: string, pause: Omit<Pause, 'id'>) =>
  update(
    uid,
    id,
    ({ pauses }) => ({ pauses: inOrder([...pauses, { ...pause, id: newId() }], ({ from }) => from) }),
    ownToasts.goalUpdated,
  )

export const removePause = (uid: string, id: string, pause: string) =>
  update(uid, id, ({ pauses }) => ({ pauses: pauses.filter((each) => each.id !== pause) }), ownToasts.goalUpdated)

export const linkInstrument = (
  uid: string,
  id: string,
  { kind, id: code, name }: Pick<GoalLink, 'kind' | 'id' | 'name'>,
) =>
  goals.change(
    uid,
    (list, now) => {
      const link = { kind, id: code, name }
      // Units told for another goal are the same units.
      const owned = ownedUnits(itemsOf(list)).get(linkKey(link)) ?? { units: null }
      const added = { ...link, ...owned, share: 100, mix: 50, linkedOn: dayOf(now) }
      return change(
        list,
        id,
        (goal) =>
          goal.links.length >= goalLimits.links || goal.links.some((each) => linkKey(each) === linkKey(link))
            ? goal
            : { ...goal, links: [...goal.links, added], updatedAt: now },
        now,
      )
    },
    ownToasts.goalUpdated,
  )

export const unlinkInstrument = (uid: string, id: string, key: string) =>
  update(uid, id, ({ links }) => ({ links: links.filter((link) => linkKey(link) !== key) }), ownToasts.goalUpdated)

/** The units owned are the same in every goal that has the link. `shown`: as the person saw them, after splits. */
export const editLink = (
  uid: string,
  id: string,
  key: string,
  { units, share, mix }: Pick<GoalLink, 'units' | 'share' | 'mix'>,
  shown: number | null,
) =>
  goals.change(
    uid,
    (list, now) => {
      const known = ownedUnits(itemsOf(list)).get(key)
      const owned = units === shown && known ? known : { units, unitsOn: units === null ? undefined : dayOf(now) }
      return itemsOf(list).reduce((all, goal) => {
        const isOther = (link: GoalLink) => link.units !== owned.units || link.unitsOn !== owned.unitsOn
        if (!goal.links.some((link) => linkKey(link) === key && (goal.id === id || isOther(link)))) return all
        const links = goal.links.map((link) =>
          linkKey(link) !== key ? link : { ...link, ...owned, ...(goal.id === id && { share, mix }) },
        )
        return change(all, goal.id, (each) => ({ ...each, links, updatedAt: now }), now)
      }, list)
    },
    ownToasts.goalUpdated,
  )
