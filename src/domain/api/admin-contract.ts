import { z } from 'zod'
import { adminOverview, auditPage, userAct, userPage } from '#domain/accounts/admin.ts'
import { type Endpoint, nothing } from './api-endpoint.ts'

export const adminApi = {
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
