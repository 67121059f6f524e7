import './fund-own.css'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { FundSheet } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import type { Note } from '#domain/keeping/note.ts'
import { readBadPoint } from '#domain/measures/bad-point-json.ts'
import { sinceAdded } from '#domain/wishlist/target.ts'
import type { FundItem } from '#domain/wishlist/wishlist.ts'
import type { OwnMark } from '#features/fund/index.ts'
import type { PanelTab } from '#features/keeping/index.ts'
import { useLateItems } from '#platform/late-items.ts'
import { userOf, useSession } from '#platform/session.ts'
import { localDay } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { dateLabel } from '#ui/day-label.ts'
import { Change, Money } from '#ui/number.tsx'
import { Part } from '#ui/part.tsx'
import { useLate } from '#ui/use-late.ts'
import { LateFailure } from '../shell/late-failure.tsx'

/** Everything personal is other features' matter, comes after the page, and is never on the server. */
const wishlists = () => import('#features/wishlists/index.ts')
const keeping = () => import('#features/keeping/index.ts')
const loadWish = () => wishlists().then(({ OwnWish }) => OwnWish)
const loadEdit = () => wishlists().then(({ EditWish }) => EditWish)
const loadKept = () => keeping().then(({ KeptAbout }) => KeptAbout)
const loadPanel = () => keeping().then(({ QuickPanel }) => QuickPanel)

export type FundOwn = ReturnType<typeof useFundOwn>

/** What whoever is there keeps about one fund, and what they have opened to write. */
export function useFundOwn(code: string) {
  const session = useSession()
  const uid = userOf(session)?.uid
  const wish = useLateItems('fundWishlist', uid).find(({ schemeCode }) => schemeCode === code)
  const allNotes = useLateItems('quickNotes', uid)
  const allTodos = useLateItems('todoItems', uid)
  const notes = useMemo(() => allNotes.filter((note) => isAbout(code, note)), [allNotes, code])
  const [writing, setWriting] = useState<PanelTab | 'wish' | null>(null)
  return { code, uid, wish, notes, hasTodos: allTodos.some((todo) => isAbout(code, todo)), writing, setWriting }
}

const isAbout = (code: string, { link }: Pick<Note, 'link'>) => link?.kind === 'fund' && link.id === code

/** The day it was added and the days of own notes, for the chart. */
export function useOwnMarks({ wish, notes }: FundOwn): readonly OwnMark[] {
  return useMemo(
    () => [
      ...(wish ? [{ day: dayOf(wish.addedAt), id: 'added', said: <AddedSaid wish={wish} /> }] : []),
      ...notes.map((note) => ({ day: dayOf(note.createdAt), id: note.id, said: <NoteSaid note={note} /> })),
    ],
    [wish, notes],
  )
}

const dayOf = (moment: string) => localDay(new Date(moment))

function AddedSaid({ wish: { addedAt, price, currency } }: { readonly wish: FundItem }) {
  return (
    <>
      On {dateLabel(dayOf(addedAt))} you added it
      {price !== null && (
        <>
          {' '}
          at <Money value={price} currency={currency} />
        </>
      )}
    </>
  )
}

function NoteSaid({ note: { id, title, content, createdAt } }: { readonly note: Note }) {
  return (
    <>
      On {dateLabel(dayOf(createdAt))} you wrote{' '}
      <a href={`#note-${id}`} className="text-link" dir="auto">
        {title || content.slice(0, 60)}
      </a>
    </>
  )
}

type Props = { readonly own: FundOwn; readonly sheet: FundSheet }

const writings = [
  ['notes', 'Add note'],
  ['todos', 'Add to-do'],
] as const

const unitChangesOf = ({ figures }: FundSheet) =>
  figures?.badPoints.filter(({ kind }) => kind === 'face-value').map(readBadPoint)

/** Beside the price: follow it, write about it. */
export function FundActs({ own: { code, uid, wish, setWriting }, sheet }: Props) {
  const price = sheet.nav === null ? null : Number(sheet.nav)
  const change = wish && price !== null ? sinceAdded(wish, { price, unitChanges: unitChangesOf(sheet) }) : null
  const panel = useLate(loadPanel)
  const follow = async () => {
    const { addWish, removeWish } = await wishlists()
    if (wish && uid) return removeWish('fund', uid, code)
    const priceDate = price === null ? null : sheet.day
    const name = schemeTitle(sheet)
    return addWish('fund', { code, name, currency: 'INR', price, priceDate, reason: null, target: null })
  }
  return (
    <section aria-label={schemeTitle(sheet)} className="fund-own with-scripts">
      {/* The same button, so that whoever pressed it by key stays on it. */}
      <div className="fund-own-row">
        {/* The second half of a double click must not undo the first. */}
        <Button look={wish ? 'quiet' : 'main'} onClick={(event) => void (event.detail < 2 && follow())}>
          {wish ? 'Remove from wishlist' : 'Add to wishlist'}
        </Button>
        {wish && (
          <Link to="/wishlist/funds" className="text-link">
            In your wishlist
          </Link>
        )}
      </div>
      <div className="fund-own-row">
        {writings.map(([tab, label]) => (
          <button
            key={tab}
            type="button"
            className="button-quiet button-small"
            aria-haspopup="dialog"
            onPointerEnter={panel.request}
            onClick={() => setWriting(tab)}
          >
            {label}
          </button>
        ))}
      </div>
      {wish ? (
        <p>
          {change !== null && (
            <>
              <Change percent={change} />{' '}
              <span className="text-ink-2">since you added it on {dateLabel(dayOf(wish.addedAt))}</span>
              <br />
            </>
          )}
          <button type="button" className="fund-own-why" aria-haspopup="dialog" onClick={() => setWriting('wish')}>
            {wish.reason === null && wish.target === null ? 'Add a reason and a target' : 'Edit reason and target'}
          </button>
        </p>
      ) : (
        <p className="text-ink-2">We save today’s NAV so you can see the change since you added it.</p>
      )}
    </section>
  )
}

/** What somebody keeps about this fund, and the layers in which they write it. */
export function FundYours({ own, sheet }: Props) {
  const { code, uid, wish, notes, hasTodos, writing, setWriting } = own
  const about = { kind: 'fund' as const, id: code, name: schemeTitle(sheet) }
  const nav = sheet.nav !== null && sheet.day !== null ? { price: Number(sheet.nav), date: sheet.day } : undefined
  const Wish = useLate(loadWish, wish !== undefined).Component
  const Kept = useLate(loadKept, notes.length > 0 || hasTodos).Component
  const edit = useLate(loadEdit, writing === 'wish')
  const panel = useLate(loadPanel, writing !== null && writing !== 'wish')
  const nothing = !wish && notes.length === 0 && !hasTodos
  const close = () => setWriting(null)
  return (
    <Part id="yours" title="Your notes and target">
      <div className="fund-yours">
        {nothing && (
          <p className="text-ink-2">
            Add this fund or a note and it appears here. Everything you add stays in your browser.
          </p>
        )}
        {wish && Wish && (
          <Wish
            item={wish}
            now={nav && { ...nav, change: null, unitChanges: unitChangesOf(sheet) ?? [] }}
            onEdit={() => setWriting('wish')}
          />
        )}
        {uid && Kept && <Kept uid={uid} about={about} onWrite={() => setWriting('notes')} />}
      </div>
      {uid && wish && edit.Component && (
        <edit.Component uid={uid} item={wish} open={writing === 'wish'} onClose={close} />
      )}
      {panel.Component && (
        <panel.Component
          uid={uid}
          about={about}
          tab={writing === null || writing === 'wish' ? 'notes' : writing}
          onTab={setWriting}
          open={writing !== null && writing !== 'wish'}
          onOpenChange={(open) => !open && close()}
        />
      )}
      {((edit.failed && writing === 'wish') || (panel.failed && writing !== null && writing !== 'wish')) && (
        <LateFailure onRetry={writing === 'wish' ? edit.request : panel.request} onClose={close} />
      )}
    </Part>
  )
}
