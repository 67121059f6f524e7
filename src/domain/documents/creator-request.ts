import { z } from 'zod'
import { refusals as sentences } from '#catalogue/toasts.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { isBlank, lengthRefusal, plainLine, plainLines, type ReadForm, unlessWrong } from '#domain/text/typed-text.ts'
import { documentId } from './document.ts'

export const requestLimits = {
  name: 100,
  phone: 30,
  company: 100,
  city: 80,
  rera: 60,
  reason: 1_000,
  answer: 500,
} as const

const PHONE = /^\+?[\d ()-]{5,30}$/

/** Company and RERA number are optional: an owner has neither. */
const written = {
  name: plainText(requestLimits.name).min(1),
  phone: z.string().regex(PHONE),
  company: plainText(requestLimits.company),
  city: plainText(requestLimits.city).min(1),
  rera: plainText(requestLimits.rera),
  reason: plainText(requestLimits.reason).min(1),
}

/** `revoked`: it was approved, and an admin took that back. */
export const requestStates = ['pending', 'approved', 'rejected', 'revoked'] as const
export type RequestState = (typeof requestStates)[number]

/** A request to publish properties, as the server keeps it. Who asks is known from the account. */
export const creatorRequest = z.strictObject({
  ...written,
  userEmail: z.string().max(320),
  status: z.enum(requestStates),
  /** Why it was rejected or revoked. */
  answer: plainText(requestLimits.answer).nullable(),
  decidedAt: z.iso.datetime().nullable(),
})
export type CreatorRequest = z.infer<typeof creatorRequest>

export const newCreatorRequest = z.strictObject({ ...written, agreement: z.literal(true) })
export type NewCreatorRequest = z.infer<typeof newCreatorRequest>

export const keptRequest = ({ agreement: _, ...form }: NewCreatorRequest): CreatorRequest => ({
  ...form,
  userEmail: '',
  status: 'pending',
  answer: null,
  decidedAt: null,
})

export const requestActs = { approve: 'approved', reject: 'rejected', revoke: 'revoked' } as const
export type RequestAct = keyof typeof requestActs

const moves: Readonly<Record<RequestState, readonly RequestState[]>> = {
  pending: ['approved', 'rejected'],
  approved: ['revoked'],
  rejected: [],
  revoked: [],
}

export const requestMayBecome = (from: RequestState, to: RequestState): boolean => moves[from].includes(to)

/** A no needs a reason: the person may mend it and ask again. */
export const requestDecision = z
  .strictObject({
    act: z.enum(['approve', 'reject', 'revoke']),
    reason: plainText(requestLimits.answer),
    version: z.int().min(1).max(2_000_000_000),
  })
  .refine(({ act, reason }) => act === 'approve' || reason.trim() !== '')

/** §3: the request in the local list. */
export const localRequest = z.strictObject({
  ...written,
  id: documentId,
  userId: z.string(),
  userEmail: z.string(),
  userName: z.string(),
  submittedAt: z.iso.datetime(),
  status: z.enum(requestStates),
  answer: plainText(requestLimits.answer).nullable(),
})
export type LocalRequest = z.infer<typeof localRequest>

type Asking = { readonly uid: string; readonly email: string; readonly displayName: string | null }

/** §3: the display name, else the email's prefix, else 'User'. */
export const requestName = ({ displayName, email }: Asking): string =>
  displayName?.trim() || email.split('@')[0] || 'User'

export function localRequestOf(sent: NewCreatorRequest, id: string, user: Asking, now: string): LocalRequest {
  const { agreement: _, ...form } = sent
  const { uid, email } = user
  const more = { id, userId: uid, userEmail: email, userName: requestName(user), submittedAt: now }
  return { ...form, ...more, status: 'pending', answer: null }
}

const typed = z.string().max(500_000)
/** As typed: a draft is never rejected. */
export const requestForm = z.strictObject({
  name: typed,
  phone: typed,
  company: typed,
  city: typed,
  rera: typed,
  reason: typed,
  agreement: z.boolean(),
})
export type RequestForm = z.infer<typeof requestForm>

export const emptyRequest: RequestForm = {
  name: '',
  phone: '',
  company: '',
  city: '',
  rera: '',
  reason: '',
  agreement: false,
}

export const agreementMissing = 'Please agree to list only properties that you own or may offer.'

export function readRequest(form: RequestForm): ReadForm<NewCreatorRequest, keyof RequestForm> {
  const line = (field: Exclude<keyof RequestForm, 'reason' | 'agreement'>) => plainLine(form[field])
  const said = {
    name: line('name'),
    phone: line('phone'),
    company: line('company'),
    city: line('city'),
    rera: line('rera'),
    reason: plainLines(form.reason),
  }
  const needed = (what: string, field: 'name' | 'city' | 'reason') =>
    isBlank(said[field]) ? sentences.fieldsMissing : lengthRefusal(what, said[field], requestLimits[field])
  const phone = PHONE.test(said.phone) ? undefined : 'A phone number has 5 to 30 digits and spaces.'
  return unlessWrong(
    { ...said, agreement: true },
    {
      name: needed('A name', 'name'),
      phone: isBlank(said.phone) ? sentences.fieldsMissing : phone,
      company: lengthRefusal('A company', said.company, requestLimits.company),
      city: needed('A city', 'city'),
      rera: lengthRefusal('A RERA number', said.rera, requestLimits.rera),
      reason: needed('A reason', 'reason'),
      agreement: form.agreement ? undefined : agreementMissing,
    },
  )
}
