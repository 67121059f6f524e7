import type { z } from 'zod'
import { ownToasts } from '#catalogue/toasts.ts'
import { newId } from '#platform/browser/ids.ts'
import { onRefusedAction, refuseUntilSignedIn } from '#platform/session/refused-action.ts'
import { settledSession } from '#platform/session/settled-session.ts'
import { changeList, type ListName, type Rule, takeOut } from './kept-lists.ts'
import type { SayRemoved } from './last-removal.ts'

/** How the person hears of it; `ui` shows it. */
export type ListToasts = {
  say(sentence: string): void
  refuse(sentence: string): void
  /** What was done is said only where there is a sentence for it. */
  outcome(done: boolean, failure: string, success?: string): void
  readonly removed: SayRemoved
}

type Settings<Name extends ListName> = {
  readonly list: Name
  readonly toasts: ListToasts
  /** `notRemoved`: where storage refused. */
  readonly sentences: { readonly removed: string; readonly notRemoved?: string }
}

type Adding<Name extends ListName, Wanted> = {
  /** The shell knows it too, to fetch this code after a redirect. */
  readonly action: string
  /** What was refused comes back from the tab's storage, where anybody can write. */
  readonly schema: z.ZodType<Wanted>
  /** Pure; it may be applied again. `id` is new, and the same each time. */
  put(
    list: Parameters<Rule<Name>>[0],
    wanted: Wanted,
    by: { uid: string; id: string; now: string },
  ): ReturnType<Rule<Name>>
  /** Without `alreadyThere`, adding twice is said to have worked twice. */
  readonly sentences: {
    readonly signedOut: string
    readonly added: string
    readonly notAdded?: string
    readonly alreadyThere?: string
  }
  /** After what was refused is under way. */
  resumed?(): void
}

/** The commands of a list that a person keeps: each tells what became of it. */
export function createListCommands<Name extends ListName>({ list, toasts, sentences }: Settings<Name>) {
  return {
    list,

    async change(uid: string, rule: Rule<Name>, success?: string): Promise<void> {
      toasts.outcome(await changeList(list, uid, rule), ownToasts.notSaved, success)
    },

    /** With a way back, also after a reload. */
    async remove(uid: string, ids: readonly string[]): Promise<void> {
      const saved = await takeOut(list, uid, ids, sentences.removed, toasts.removed)
      toasts.outcome(saved, sentences.notRemoved ?? ownToasts.notSaved)
    },

    /** §5: only for a signed-in user; who is not is asked to sign in, and then it is added. False when it was refused for now. */
    adding<Wanted>({ action, schema, put, sentences, resumed }: Adding<Name, Wanted>) {
      const { signedOut, added, notAdded = ownToasts.notSaved, alreadyThere } = sentences
      const add = async (wanted: Wanted): Promise<boolean> => {
        const session = await settledSession()
        if (session === 'signed-out') {
          refuseUntilSignedIn({ name: action, about: wanted }, () => toasts.refuse(signedOut))
          return false
        }
        const { uid } = session
        const id = newId()
        let isNew = false
        const saved = await changeList(list, uid, (before, now) => {
          const after = put(before, wanted, { uid, id, now })
          isNew = after !== before
          return after
        })
        if (alreadyThere !== undefined && !isNew) toasts.say(alreadyThere)
        else toasts.outcome(saved, notAdded, added)
        return true
      }
      onRefusedAction(action, (about) => {
        const { data } = schema.safeParse(about)
        if (data === undefined) return
        void add(data)
        resumed?.()
      })
      return add
    },
  }
}
