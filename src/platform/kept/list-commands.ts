import type { z } from 'zod'
import { ownToasts } from '#catalogue/toasts.ts'
import { newId } from '#platform/browser/ids.ts'
import { onRefusedAction, refuseUntilSignedIn } from '#platform/session/refused-action.ts'
import { settledSession } from '#platform/session/settled-session.ts'
import { changeList, type ListName, type Rule, takeOut } from './kept-lists.ts'
import type { SayRemoved } from './last-removal.ts'

/** Toasts, implemented in `ui`. */
export type ListToasts = {
  say(sentence: string): void
  refuse(sentence: string): void
  /** Success is announced only if there is a sentence. */
  outcome(done: boolean, failure: string, success?: string): void
  readonly removed: SayRemoved
}

type Settings<Name extends ListName> = {
  readonly list: Name
  readonly toasts: ListToasts
  /** `notRemoved`: storage refused. */
  readonly sentences: { readonly removed: string; readonly notRemoved?: string }
}

type Adding<Name extends ListName, Wanted> = {
  /** The shell uses the same name to load this code after a redirect. */
  readonly action: string
  /** A refused action comes back from session storage, which anybody can write. */
  readonly schema: z.ZodType<Wanted>
  /** Pure; may run again. `id` is new, and the same on each run. */
  put(
    list: Parameters<Rule<Name>>[0],
    wanted: Wanted,
    by: { uid: string; id: string; now: string },
  ): ReturnType<Rule<Name>>
  /** Without `alreadyThere`, adding twice reports success twice. */
  readonly sentences: {
    readonly signedOut: string
    readonly added: string
    readonly notAdded?: string
    readonly alreadyThere?: string
  }
  /** After a refused action was resumed. */
  resumed?(): void
}

/** Commands of a personal list, each with its toast. */
export function createListCommands<Name extends ListName>({ list, toasts, sentences }: Settings<Name>) {
  return {
    list,

    async change(uid: string, rule: Rule<Name>, success?: string): Promise<void> {
      toasts.outcome(await changeList(list, uid, rule), ownToasts.notSaved, success)
    },

    /** With undo, also after a reload. */
    async remove(uid: string, ids: readonly string[]): Promise<void> {
      const saved = await takeOut(list, uid, ids, sentences.removed, toasts.removed)
      toasts.outcome(saved, sentences.notRemoved ?? ownToasts.notSaved)
    },

    /** §5: for signed-in users; visitors are asked to sign in, then it is added. False if refused. */
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
