import { z } from 'zod'
import { apiErrors } from '#catalogue/errors.ts'
import type { Endpoint } from '#domain/api/api-endpoint.ts'
import { api } from '#domain/api/contract.ts'
import { inEachCollection } from '../documents/described-documents.ts'

const jsonContent = (schema: unknown) => ({ 'application/json': { schema } })
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, target: 'openapi-3.0' })

const everyEndpoint = [
  'bad-request',
  'cross-site',
  'too-large',
  'unsupported-type',
  'internal',
  'busy',
  'timeout',
] as const
const guarded = ['signed-out', 'forbidden', 'unverified-admin'] as const

/** The OpenAPI description, generated from the contract. */
export function describeApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [operationId, endpoint] of Object.entries<Endpoint>(api).flatMap(inEachCollection)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeEndpoint(operationId, endpoint),
    }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Banyan', version, license: { name: 'MIT' } },
    paths,
    components: { schemas: { Refusal: refusalSchema } },
  }
}

const refusalSchema = {
  type: 'object',
  required: ['code', 'sentence', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(apiErrors) },
    sentence: { type: 'string' },
    requestId: { type: 'string' },
  },
}

const keyHeader = { name: 'idempotency-key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }

/** Path, query and header parameters. */
export function parametersOf({ path, params, query, once }: Endpoint) {
  const listed = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {})
      .filter(([name]) => place === 'query' || path.includes(`{${name}}`))
      .map(([name, each]) => ({
        name,
        in: place,
        required: place === 'path' || !(each as z.ZodType).safeParse(undefined).success,
        schema: schemaOf(each as z.ZodType, 'input'),
      }))
  return [...listed(params, 'path'), ...listed(query, 'query'), ...(once ? [keyHeader] : [])]
}

function describeEndpoint(operationId: string, endpoint: Endpoint) {
  const { summary, access, body, answer, status, refusals, tagged } = endpoint
  const parameters = parametersOf(endpoint)
  const codes = [...everyEndpoint, ...(access === 'anyone' ? [] : guarded), ...refusals]
  const byStatus = Map.groupBy(codes, (code) => apiErrors[code].status)
  return {
    operationId,
    summary,
    'x-access': access,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } }),
    responses: {
      [status]: { description: 'Done', content: jsonContent(schemaOf(answer, 'output')) },
      ...(tagged && { 304: { description: 'Not modified' } }),
      ...Object.fromEntries(
        [...byStatus].map(([refused, names]) => [
          refused,
          { description: names.join(', '), content: jsonContent({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
    },
  }
}
