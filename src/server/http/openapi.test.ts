import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#domain/api/api-endpoint.ts'
import { parametersOf } from './openapi.ts'

test('a parameter without which a call is refused is described as required', () => {
  const endpoint: Endpoint = {
    method: 'GET',
    path: '/api/x/{id}',
    summary: 'x',
    access: 'anyone',
    params: z.strictObject({ id: z.string() }),
    query: z.object({ rate: z.string(), note: z.string().optional() }),
    answer: z.strictObject({}),
    status: 200,
    refusals: [],
  }
  const required = parametersOf(endpoint).filter((one) => one.required)
  expect(required.map(({ name }) => name)).toEqual(['id', 'rate'])
})
