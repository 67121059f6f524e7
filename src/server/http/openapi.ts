import { z } from 'zod'
import { apiErrors } from '#catalogue/errors.ts'
import { api, type Endpoint } from '#domain/contract.ts'

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
const guarded = ['signed-out', 'forbidden'] as const

/** The API's description, written from the contract. */
export function describeApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [operationId, endpoint] of Object.entries<Endpoint>(api)) {
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

function describeEndpoint(operationId: string, { summary, access, body, answer, status, refusals }: Endpoint) {
  const codes = [...everyEndpoint, ...(access === 'anyone' ? [] : guarded), ...refusals]
  const byStatus = Map.groupBy(codes, (code) => apiErrors[code].status)
  return {
    operationId,
    summary,
    'x-access': access,
    ...(body && { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } }),
    responses: {
      [status]: { description: 'Done', content: jsonContent(schemaOf(answer, 'output')) },
      ...Object.fromEntries(
        [...byStatus].map(([refused, names]) => [
          refused,
          { description: names.join(', '), content: jsonContent({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
    },
  }
}
