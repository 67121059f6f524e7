import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from './api-endpoint.ts'
import { api } from './contract.ts'

const folder = new URL('.', import.meta.url)
const areaFiles = readdirSync(folder).filter((name) => name.endsWith('-contract.ts'))

test('the contract has every endpoint of every area, and names and paths are unique', async () => {
  const areas = await Promise.all(
    areaFiles.map(async (name) => Object.values<Record<string, Endpoint>>(await import(new URL(name, folder).href))),
  )
  const endpoints = areas.flat().flatMap((area) => Object.values(area))
  const named = ({ method, path }: Endpoint) => `${method} ${path}`
  const joined = Object.values<Endpoint>(api)
  expect(areaFiles.length).toBeGreaterThan(5)
  // Names only: the schemas of all endpoints fill thousands of lines.
  expect(
    endpoints.filter((one) => !joined.includes(one)).map(named),
    'spread the area of these into `api` in domain/api/contract.ts',
  ).toEqual([])
  expect(Object.keys(api).length).toBe(endpoints.length)
  expect(new Set(endpoints.map(named)).size).toBe(endpoints.length)
})
