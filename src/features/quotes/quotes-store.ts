import { starterQuotes } from '#catalogue/starter-quotes.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import type { Quote } from '#domain/keeping/quote.ts'
import type { QuoteDraft } from '#domain/keeping/quote-form.ts'
import { isDuplicate, quoteLine } from '#domain/keeping/quote-rules.ts'
import { add, change, edit, itemsOf, type KeptList, remove } from '#domain/kept/kept-list.ts'
import { copyText } from '#platform/browser/clipboard.ts'
import { newId } from '#platform/browser/ids.ts'
import { changeList, itemsNow } from '#platform/kept/kept-lists.ts'
import { createListCommands } from '#platform/kept/list-commands.ts'
import { listToasts } from '#ui/layers/list-toasts.ts'
import { toast } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'
import { shareQuotePicture } from './quote-picture.ts'

const quotes = createListCommands({
  list: 'wisdomQuotes',
  toasts: listToasts,
  sentences: { removed: ownToasts.quoteRemoved },
})

export async function addQuote(uid: string, draft: QuoteDraft): Promise<void> {
  const id = newId()
  await quotes.change(uid, (list, now) => add(list, id, firstOf(id, draft, now), 'first', now), ownToasts.quoteAdded)
}

/** A quote deleted meanwhile in another tab is restored with the edit: typed text is never lost. */
export const editQuote = (uid: string, id: string, draft: QuoteDraft): Promise<void> =>
  quotes.change(
    uid,
    (list, now) => edit(list, id, (quote) => ({ ...(quote ?? firstOf(id, draft, now)), ...draft }), 'first', now),
    ownToasts.quoteUpdated,
  )

export const markFavorite = (uid: string, id: string, isFavorite: boolean): Promise<void> =>
  quotes.change(uid, (list, now) => change(list, id, (quote) => ({ ...quote, isFavorite }), now))

export const removeQuote = (uid: string, id: string): Promise<void> => quotes.remove(uid, [id])

/** Starters not in the list, neither unchanged nor edited. */
export const missingStarters = (kept: readonly Pick<Quote, 'id' | 'text'>[]) =>
  starterQuotes.filter(({ id, text }) => !kept.some((quote) => quote.id === id) && !isDuplicate(kept, text))

export async function addStarters(uid: string): Promise<void> {
  const ids = missingStarters(itemsNow(quotes.list, uid)).map(({ id }) => id)
  // A double press: the first one has the undo.
  if (ids.length === 0) return
  let addedAt = ''
  const saved = await changeList(quotes.list, uid, (list, now) => {
    addedAt = now
    // Reversed, so that the first ends up on top.
    return missingStarters(itemsOf(list)).reduceRight(
      (all, { id, ...draft }) => add(all, id, firstOf(id, draft, now), 'first', now),
      list,
    )
  })
  // An edited quote is the person's own and stays.
  const isTouched = (list: KeptList<Quote>, id: string) => list.find((entry) => entry.id === id)?.at !== addedAt
  const takeBack = () =>
    void changeList(quotes.list, uid, (list, now) =>
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
