import { useCallback, useEffect, useMemo } from 'react'
import type { z } from 'zod'
import { keyTable } from '#catalogue/storage-keys.ts'
import {
  adopt,
  type Draft,
  type Drafts,
  draft,
  draftsOf,
  idOfDraft,
  keepDraft,
  mergeDrafts,
  pruneDrafts,
} from '#domain/kept/draft.ts'
import { listCheck } from '#domain/kept/kept-list-schema.ts'
import { HOUR_MS } from '#domain/time/freshness.ts'
import { locks } from '#platform/browser/browser-doors.ts'
import { newId } from '#platform/browser/ids.ts'
import { browserValue, isText } from '#platform/storage/browser-value.ts'
import { ownerOf } from '#platform/storage/key.ts'
import { type KeptKind, openKept, useKept } from './kept.ts'

export const draftsKind: KeptKind<Drafts> = {
  key: 'drafts',
  check: listCheck(draft, idOfDraft),
  fallback: keyTable.drafts.default,
  merge: mergeDrafts,
  prune: pruneDrafts,
}

const lockOf = (page: string) => `banyan:page:${page}`

const PAGE = typeof document === 'undefined' ? '' : newId()
const lastPage = browserValue('draftPage', isText)
/** The previous page of this tab, whose drafts we take over. */
let before: string | undefined
let held = false

type Fields = Draft['fields']
export type FormDrafts<Form> = {
  /** The last draft and what it edits: `null` is a new item. */
  readonly latest: { readonly about: string | null } | undefined
  /** What there are drafts of, the last typed first. */
  readonly abouts: readonly (string | null)[]
  of(about: string | null): Form | undefined
  keep(about: string | null, form: Form | null): void
}

/** Drafts of a form, one per edited item, saved on every key: they belong to this tab, survive it and are restored. */
export function useFormDrafts<Form extends Fields>(
  form: string,
  uid: string | undefined,
  schema: z.ZodType<Form>,
): FormDrafts<Form> {
  const owner = ownerOf(uid)
  const list = useKept(draftsKind, owner)
  useEffect(() => void takeOver(owner), [owner])
  const keep = useCallback(
    (about: string | null, fields: Form | null) => {
      holdPage()
      const now = new Date().toISOString()
      void openKept(draftsKind, owner).update((all) => keepDraft(all, { page: PAGE, form, about }, fields, now))
    },
    [owner, form],
  )
  return useMemo(() => {
    const mine = draftsOf(list, PAGE, form)
    const of = (about: string | null) => schema.safeParse(mine.find((each) => each.about === about)?.fields).data
    return { latest: mine[0], abouts: mine.map(({ about }) => about), of, keep }
  }, [list, form, schema, keep])
}

/** For a form that edits one item at a time. */
export function useDraft<Form extends Fields>(
  form: string,
  about: string | null,
  uid: string | undefined,
  schema: z.ZodType<Form>,
): [draft: Form | undefined, keep: (form?: Form) => void] {
  const { of, keep } = useFormDrafts(form, uid, schema)
  return [of(about), (next) => keep(about, next ?? null)]
}

/** A visitor's draft that was taken over after sign-in. */
export function forgetVisitorsDraft(form: string): void {
  const now = new Date().toISOString()
  const pages = [PAGE, pageBefore()]
  void openKept(draftsKind, ownerOf(undefined)).update((all) =>
    pages.reduce((left, page) => keepDraft(left, { page, form, about: null }, null, now), all),
  )
}

function pageBefore(): string {
  before ??= lastPage.read()
  return before
}

/** Holds a lock while the page is open, so that other tabs leave its drafts alone. */
function holdPage() {
  if (held) return
  held = true
  pageBefore()
  lastPage.write(PAGE)
  locks()
    ?.request(lockOf(PAGE), () => new Promise(() => {}))
    .catch(() => {})
}

async function takeOver(owner: string) {
  const kept = openKept(draftsKind, owner)
  if (kept.read().every(({ item }) => item === null || item.page === PAGE)) return
  const mine = pageBefore()
  const open = await openPages()
  const since = new Date(Date.now() - HOUR_MS).toISOString()
  // Without the Locks API: drafts untouched for long.
  const isGone = ({ page, at }: { page: string; at: string }) => (open ? !open.has(page) : page === mine || at < since)
  const now = new Date().toISOString()
  const update = (all: Drafts) => adopt(all, PAGE, mine, isGone, now)
  if (update(kept.read()) === kept.read()) return
  holdPage()
  await kept.update(update)
}

async function openPages(): Promise<ReadonlySet<string> | undefined> {
  try {
    const { held: taken = [] } = (await locks()?.query()) ?? {}
    if (!locks()) return undefined
    return new Set(taken.map(({ name }) => (name ?? '').replace(lockOf(''), '')))
  } catch {
    return undefined
  }
}
