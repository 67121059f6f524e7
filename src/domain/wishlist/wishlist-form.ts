import { z } from 'zod'
import { typedAmount } from '#domain/numbers/typed-amount.ts'
import { isBlank, lengthRefusal, plainLine, plainLines, type ReadForm, unlessWrong } from '#domain/text/typed-text.ts'
import { newWish } from './new-wish.ts'
import { type Wanted, type Wish, type WishlistKind, wishlistLimits } from './wishlist.ts'

/** As typed. */
export const wishForm = z.strictObject({
  code: z.string(),
  name: z.string(),
  currency: z.string(),
  target: z.string(),
  reason: z.string(),
})
export type WishForm = z.infer<typeof wishForm>
export type WishDraft = Pick<Wish, 'code' | 'name' | 'currency' | 'target' | 'reason'>

export const emptyWishForm = (currency: string): WishForm => ({ code: '', name: '', currency, target: '', reason: '' })

export const formOfWish = ({ code, name, currency, target, reason }: Wish): WishForm => ({
  code,
  name,
  currency,
  target: target === null ? '' : String(target),
  reason: reason ?? '',
})

/** The wish to save, or errors by field. `taken` are the codes already in the list. */
export function readWish(
  kind: WishlistKind,
  form: WishForm,
  taken: readonly string[],
): ReadForm<WishDraft, 'code' | 'name' | 'target' | 'reason'> {
  const code = asCode(kind, form.code)
  const name = plainLine(form.name)
  const reason = plainLines(form.reason)
  const currency = currencyOf(kind, form.code, form.currency)
  const target = isBlank(form.target) ? null : amountOf(form.target, currency)
  const draft = {
    code,
    name: isBlank(name) ? nameOf(kind, code) : name,
    currency,
    target: target ?? null,
    reason: isBlank(reason) ? null : reason,
  }
  return unlessWrong(draft, {
    code: codeRefusal(kind, code) ?? (taken.includes(code) ? `This ${kind} is already in your wishlist.` : undefined),
    name: lengthRefusal('A name', name, wishlistLimits.name),
    target: target === undefined ? 'Enter an amount above 0, such as 1,250.50.' : undefined,
    reason: lengthRefusal('A reason', reason, wishlistLimits.reason),
  })
}

/** Symbols are upper case; those of NSE have no suffix, as in the market data. */
export const asCode = (kind: WishlistKind, typed: string) => {
  const code = plainLine(typed)
  return kind === 'stock' ? code.toUpperCase().replace(/\.NS$/, '') : code
}

export function codeRefusal(kind: WishlistKind, code: string): string | undefined {
  if (kind === 'fund') {
    if (isBlank(code)) return 'Choose a fund, or enter its scheme code, such as 119551.'
    return /^\d{1,20}$/.test(code) ? undefined : 'Choose a fund from the list, or enter its scheme code.'
  }
  if (isBlank(code)) return 'Choose a stock, or enter its symbol, such as INFY.'
  return /^[A-Z\d.&^-]{1,20}$/.test(code) ? undefined : 'A symbol has 1 to 20 letters A to Z, digits and . & - ^.'
}

/** The name until the real one is known. */
export const nameOf = (kind: WishlistKind, code: string) => (kind === 'fund' ? `Fund ${code}` : code)

/** Indian funds and stocks on Indian exchanges are in rupees. `typed`: with its suffix, if any. */
export const currencyOf = (kind: WishlistKind, typed: string, otherwise: string) =>
  kind === 'fund' || /\.(NS|BO)\s*$/i.test(typed) ? 'INR' : otherwise

/** A new wish of which a page knows the code and perhaps name and price. */
export const wantedOf = (
  kind: WishlistKind,
  code: string,
  known: Partial<Pick<Wish, 'name' | 'currency' | 'price' | 'priceDate'>>,
): Wanted =>
  newWish(
    { code, name: known.name ?? nameOf(kind, code), currency: known.currency ?? 'USD' },
    typeof known.price === 'number' ? { price: known.price, date: known.priceDate ?? null } : undefined,
  )

/** 1250.50, 1,250.50, 12,34,567 or 1 lakh. A comma that may be a decimal point is rejected rather than guessed. */
function amountOf(typed: string, currency: string): number | undefined {
  const text = plainLine(typed)
  if (text.length > 40 || !/^\D*(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?\D*$/.test(text)) return undefined
  const amount = typedAmount(text, currency) ?? Number.NaN
  return amount > 0 && amount <= wishlistLimits.target ? amount : undefined
}
