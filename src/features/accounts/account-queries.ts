import { queryOptions } from '@tanstack/react-query'
import { api } from '#domain/api/contract.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

export const methodsQuery = (client: ApiClient, uid: string) =>
  queryOptions({ queryKey: ['sign-in-methods', uid], queryFn: () => client.call(api.signInMethods) })

export const changePassword = (client: ApiClient, current: string | null, password: string) =>
  client.call(api.changePassword, { current, password })

export const deleteAccount = (client: ApiClient, password: string | null) =>
  client.call(api.deleteAccount, { password })

export const requestReset = (client: ApiClient, email: string) => client.call(api.requestReset, { email })

export const resetPassword = (client: ApiClient, token: string, password: string) =>
  client.call(api.resetPassword, { token, password })
