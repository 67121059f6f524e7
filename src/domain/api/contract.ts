import { z } from 'zod'
import type { ApiErrorCode } from '#catalogue/errors.ts'
import type { Access } from '#catalogue/routes.ts'
import {
  credentials,
  deletion,
  newPassword,
  passwordReset,
  resetRequest,
  signedInUser,
  signInMethods,
} from '#domain/accounts/account.ts'
import { adminOverview, auditPage, userAct, userPage } from '#domain/accounts/admin.ts'
import { banner } from '#domain/documents/banner-text.ts'
import {
  collectionName,
  document,
  documentBody,
  documentId,
  documentPage,
  documentQuery,
} from '#domain/documents/document.ts'
import { problem, problemReport } from '#domain/documents/problem.ts'
import { foundFunds, fundAddress } from '#domain/funds/found-funds.ts'
import { comparedFund, fundDetails, nearFund } from '#domain/funds/fund-details.ts'
import { fundHistory } from '#domain/funds/fund-history.ts'
import { planAddress, planOutcome } from '#domain/funds/plan-outcome.ts'
import { feedStatus } from './feed-status.ts'
import { packInfo, packsAnswer } from './pack-list.ts'

/** One call of the API: what is asked, what is answered, who may. Client, server, description and tests all read it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  /** What stands in the path's braces. */
  readonly params?: z.ZodObject
  /** What may stand behind its `?`; without it, whatever stands there is ignored. */
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Carries an idempotency key: however often it arrives, it is done once. */
  readonly once?: true
  /** Its answer has a tag, and whoever knows that tag gets an empty 304. */
  readonly tagged?: true
  readonly answer: z.ZodType
  readonly status: 200 | 201
  /** What it may refuse with, besides what every endpoint may. */
  readonly refusals: readonly ApiErrorCode[]
}

const nothing = z.strictObject({})
const schemeCode = z.strictObject({ code: z.string().regex(/^[1-9]\d{0,8}$/) })
const riskFree = z.object({ riskFree: z.string().optional() })
const inCollection = z.strictObject({ collection: collectionName })
const oneDocument = inCollection.extend({ id: documentId })
/** Who may do what with which collection is said by the collection itself, in `server/documents`. */
const documentRefusals = ['signed-out', 'forbidden', 'not-found', 'method-not-allowed'] as const
const writeRefusals = [...documentRefusals, 'conflict', 'outdated', 'too-many-requests'] as const

export const api = {
  session: {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Who is signed in here, or null, and whether they are an administrator.',
    access: 'anyone',
    answer: z.strictObject({ user: signedInUser.nullable(), isAdmin: z.literal(true).optional() }),
    status: 200,
    refusals: [],
  },
  createAccount: {
    method: 'POST',
    path: '/api/auth/sign-up',
    summary: 'Create an account and sign in to it.',
    access: 'anyone',
    body: credentials,
    answer: z.strictObject({ user: signedInUser }),
    status: 201,
    refusals: ['email-already-in-use', 'weak-password', 'invalid-email', 'too-many-requests'],
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in',
    summary: 'Sign in with an email address and a password.',
    access: 'anyone',
    body: credentials,
    answer: z.strictObject({ user: signedInUser }),
    status: 200,
    refusals: ['user-not-found', 'wrong-password', 'invalid-email', 'account-disabled', 'too-many-requests'],
  },
  startGoogle: {
    method: 'POST',
    path: '/api/auth/google',
    summary: 'Begin to sign in with Google: the address to go to.',
    access: 'anyone',
    body: z.strictObject({ attempt: z.uuid().nullable(), next: z.string().max(2_001) }),
    answer: z.strictObject({ url: z.url() }),
    status: 200,
    refusals: ['google-not-set-up', 'google-unreachable', 'too-many-requests'],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'End this session, here and on the server.',
    access: 'anyone',
    body: nothing,
    answer: nothing,
    status: 200,
    refusals: [],
  },
  requestReset: {
    method: 'POST',
    path: '/api/auth/request-reset',
    summary: 'Mail a link to set a new password, if there is such an account.',
    access: 'anyone',
    body: resetRequest,
    answer: nothing,
    status: 200,
    refusals: ['invalid-email', 'mail-not-set-up', 'mail-failed', 'too-many-requests'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with a link. It works once, and ends every session of the account.',
    access: 'anyone',
    body: passwordReset,
    answer: nothing,
    status: 200,
    refusals: ['link-not-valid', 'weak-password', 'too-many-requests'],
  },
  signInMethods: {
    method: 'GET',
    path: '/api/auth/methods',
    summary: 'How the person who asks can sign in.',
    access: 'user',
    answer: signInMethods,
    status: 200,
    refusals: [],
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the password, or set the first one. All other sessions of the account end.',
    access: 'user',
    body: newPassword,
    answer: nothing,
    status: 200,
    refusals: ['wrong-password', 'weak-password', 'sign-in-again', 'too-many-requests'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/auth/delete-account',
    summary: 'Delete the account and everything the server has of it.',
    access: 'user',
    body: deletion,
    answer: nothing,
    status: 200,
    refusals: ['wrong-password', 'sign-in-again', 'too-many-requests'],
  },
  banner: {
    method: 'GET',
    path: '/api/banner',
    summary: 'The line above every page, or null when there is nothing to say.',
    access: 'anyone',
    answer: z.strictObject({ banner: banner.nullable() }),
    status: 200,
    refusals: [],
  },
  packs: {
    method: 'GET',
    path: '/api/packs',
    summary: 'What is known of the whole market, to be fetched whole from /api/packs/{digest}.',
    access: 'anyone',
    answer: packsAnswer,
    status: 200,
    refusals: [],
  },
  fund: {
    method: 'GET',
    path: '/api/funds/{code}',
    summary: 'All that is known and measured of a scheme, as its page shows it.',
    access: 'anyone',
    params: schemeCode,
    query: riskFree,
    answer: fundDetails,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  fundLine: {
    method: 'GET',
    path: '/api/funds/{code}/line',
    summary: 'A scheme as it is held against another one: few values, returns and risk.',
    access: 'anyone',
    params: schemeCode,
    query: riskFree,
    answer: comparedFund,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  fundPlan: {
    method: 'GET',
    path: '/api/funds/{code}/plan',
    summary: 'What a plan (SIP, step-up SIP, lump sum, SWP) in a scheme came to, beside a fixed deposit.',
    access: 'anyone',
    params: schemeCode,
    query: planAddress,
    answer: z.strictObject({ outcome: planOutcome.nullable() }),
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  nearFunds: {
    method: 'GET',
    path: '/api/funds/{code}/near',
    summary: 'The schemes whose codes are easily mistaken for this one.',
    access: 'anyone',
    params: schemeCode,
    answer: z.strictObject({ near: z.array(nearFund) }),
    status: 200,
    refusals: [],
  },
  fundHistory: {
    method: 'GET',
    path: '/api/funds/{code}/history',
    summary: 'The NAV history of a scheme.',
    access: 'anyone',
    params: schemeCode,
    answer: fundHistory,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  findFunds: {
    method: 'GET',
    path: '/api/funds',
    summary: 'Funds by words and filters, a page at a time, as /search-funds shows them.',
    access: 'anyone',
    query: fundAddress,
    answer: foundFunds,
    status: 200,
    refusals: [],
  },
  feeds: {
    method: 'GET',
    path: '/api/feeds',
    summary: 'Where the data comes from, and how each source is doing.',
    access: 'anyone',
    answer: z.strictObject({ source: packInfo.shape.source.nullable(), feeds: z.array(feedStatus) }),
    status: 200,
    refusals: [],
  },
  reportProblem: {
    method: 'POST',
    path: '/api/problems',
    summary: 'Report a problem met on a page. Sending the same report again changes nothing.',
    access: 'anyone',
    body: problemReport,
    answer: z.strictObject({ id: z.uuid() }),
    status: 201,
    refusals: ['conflict', 'too-many-requests'],
  },
  listProblems: {
    method: 'GET',
    path: '/api/problems',
    summary: 'The newest reported problems.',
    access: 'admin',
    answer: z.strictObject({ problems: z.array(problem) }),
    status: 200,
    refusals: [],
  },
  readDocument: {
    method: 'GET',
    path: '/api/documents/{collection}/{id}',
    summary: 'One document.',
    access: 'anyone',
    params: oneDocument,
    answer: document,
    tagged: true,
    status: 200,
    refusals: documentRefusals,
  },
  queryDocuments: {
    method: 'GET',
    path: '/api/documents/{collection}',
    summary: 'Documents by filter and order, a page at a time.',
    access: 'anyone',
    params: inCollection,
    query: documentQuery,
    answer: documentPage,
    tagged: true,
    status: 200,
    refusals: documentRefusals,
  },
  addDocument: {
    method: 'POST',
    path: '/api/documents/{collection}',
    summary: 'Add a document; its id is the idempotency key.',
    access: 'anyone',
    params: inCollection,
    body: documentBody,
    once: true,
    answer: document,
    status: 201,
    refusals: writeRefusals,
  },
  setDocument: {
    method: 'PUT',
    path: '/api/documents/{collection}/{id}',
    summary: 'Make a document, or replace it whole.',
    access: 'anyone',
    params: oneDocument,
    body: documentBody,
    once: true,
    answer: document,
    status: 200,
    refusals: writeRefusals,
  },
  updateDocument: {
    method: 'PATCH',
    path: '/api/documents/{collection}/{id}',
    summary: 'Change some fields of a document.',
    access: 'anyone',
    params: oneDocument,
    body: documentBody,
    once: true,
    answer: document,
    status: 200,
    refusals: writeRefusals,
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/api/documents/{collection}/{id}',
    summary: 'Delete a document. One that is gone already stays gone.',
    access: 'anyone',
    params: oneDocument,
    once: true,
    answer: nothing,
    status: 200,
    refusals: writeRefusals,
  },
  adminOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'Overview of the site: users, messages, jobs.',
    access: 'admin',
    answer: adminOverview,
    status: 200,
    refusals: [],
  },
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Users, newest first.',
    access: 'admin',
    query: userPage.query,
    answer: userPage.answer,
    status: 200,
    refusals: [],
  },
  changeUser: {
    method: 'POST',
    path: '/api/admin/users/{uid}',
    summary: 'Change a user’s rights. Takes effect at once.',
    access: 'admin',
    params: z.strictObject({ uid: z.string().regex(/^[\w-]{1,64}$/) }),
    body: z.strictObject({ act: userAct }),
    answer: nothing,
    status: 200,
    refusals: ['not-found', 'own-account', 'admin-by-settings'],
  },
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Admin actions, newest first.',
    access: 'admin',
    query: auditPage.query,
    answer: auditPage.answer,
    status: 200,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>

export type EndpointId = keyof typeof api
export type AnswerOf<E extends Endpoint> = z.infer<E['answer']>
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? z.input<E['params']> : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined
