import { queryOptions } from '@tanstack/react-query'
import { accountsApi } from '#domain/api/accounts-contract.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

export const methodsQuery = (client: ApiClient, uid: string) =>
  queryOptions({ queryKey: ['sign-in-methods', uid], queryFn: () => client.call(accountsApi.signInMethods) })

export const changePassword = (client: ApiClient, current: string | null, password: string) =>
  client.call(accountsApi.changePassword, { current, password })

export const deleteAccount = (client: ApiClient, password: string | null) =>
  client.call(accountsApi.deleteAccount, { password })

export const requestReset = (client: ApiClient, email: string) => client.call(accountsApi.requestReset, { email })

export const resetPassword = (client: ApiClient, token: string, password: string) =>
  client.call(accountsApi.resetPassword, { token, password })
