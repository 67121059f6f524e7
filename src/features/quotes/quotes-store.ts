import { starterQuotes } from '#catalogue/starter-quotes.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import type { Quote } from '#domain/keeping/quote.ts'
import type { QuoteDraft } from '#domain/keeping/quote-form.ts'
import { isDuplicate, quoteLine } from '#domain/keeping/quote-rules.ts'
import { add, change, edit, itemsOf, type KeptList, remove } from '#domain/kept/kept-list.ts'
import { copyText } from '#platform/browser/clipboard.ts'
import { newId } from '#platform/browser/ids.ts'
import { changeList, itemsNow, takeOut } from '#platform/kept/kept-lists.ts'
import { toast, toastUndo } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'
import { shareQuotePicture } from './quote-picture.ts'

const LIST = 'wisdomQuotes'

export async function addQuote(uid: string, draft: QuoteDraft): Promise<void> {
  const id = newId()
  const saved = await changeList(LIST, uid, (list, now) => add(list, id, firstOf(id, draft, now), 'first', now))
  toastOutcome(saved, ownToasts.notSaved, ownToasts.quoteAdded)
}

/** One that was removed meanwhile, in another tab, comes back as it is now: what was typed is not lost. */
export async function editQuote(uid: string, id: string, draft: QuoteDraft): Promise<void> {
  const saved = await changeList(LIST, uid, (list, now) =>
    edit(list, id, (quote) => ({ ...(quote ?? firstOf(id, draft, now)), ...draft }), 'first', now),
  )
  toastOutcome(saved, ownToasts.notSaved, ownToasts.quoteUpdated)
}

export async function markFavorite(uid: string, id: string, isFavorite: boolean): Promise<void> {
  const saved = await changeList(LIST, uid, (list, now) => change(list, id, (quote) => ({ ...quote, isFavorite }), now))
  toastOutcome(saved, ownToasts.notSaved)
}

export async function removeQuote(uid: string, id: string): Promise<void> {
  const saved = await takeOut(LIST, uid, [id], ownToasts.quoteRemoved, toastUndo)
  toastOutcome(saved, ownToasts.notSaved)
}

/** Those that are not kept yet, neither as they are nor in a version of one's own. */
export const missingStarters = (quotes: readonly Pick<Quote, 'id' | 'text'>[]) =>
  starterQuotes.filter(({ id, text }) => !quotes.some((quote) => quote.id === id) && !isDuplicate(quotes, text))

export async function addStarters(uid: string): Promise<void> {
  const ids = missingStarters(itemsNow(LIST, uid)).map(({ id }) => id)
  // Pressed twice: the first press has its own way back.
  if (ids.length === 0) return
  let addedAt = ''
  const saved = await changeList(LIST, uid, (list, now) => {
    addedAt = now
    // The last one first, so that the first one stands on top.
    return missingStarters(itemsOf(list)).reduceRight(
      (all, { id, ...draft }) => add(all, id, firstOf(id, draft, now), 'first', now),
      list,
    )
  })
  // One that somebody has changed since is theirs.
  const isTouched = (list: KeptList<Quote>, id: string) => list.find((entry) => entry.id === id)?.at !== addedAt
  const takeBack = () =>
    void changeList(LIST, uid, (list, now) =>
      ids.reduce((rest, id) => (isTouched(rest, id) ? rest : remove(rest, id, now)), list),
    )
  const tone = saved ? 'success' : 'error'
  toast(saved ? ownToasts.startersAdded : ownToasts.notSaved, { tone, undo: takeBack })
}

export async function copyQuote(quote: Quote): Promise<void> {
  toastOutcome(await copyText(quoteLine(quote)), ownToasts.notCopied, ownToasts.copied)
}

export async function sharePicture(quote: Quote): Promise<void> {
  const shared = await shareQuotePicture(quote).catch(() => false)
  toastOutcome(shared, ownToasts.quoteNotDrawn)
}

const firstOf = (id: string, draft: QuoteDraft, now: string): Quote => ({
  id,
  ...draft,
  isFavorite: false,
  createdAt: now,
})
