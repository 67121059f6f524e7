import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from './api-endpoint.ts'
import { api } from './contract.ts'

const folder = new URL('.', import.meta.url)
const areaFiles = readdirSync(folder).filter((name) => name.endsWith('-contract.ts'))

test('the contract holds every endpoint of every area, and no two areas share a name or an address', async () => {
  const areas = await Promise.all(
    areaFiles.map(async (name) => Object.values<Record<string, Endpoint>>(await import(new URL(name, folder).href))),
  )
  const endpoints = areas.flat().flatMap((area) => Object.values(area))
  expect(areaFiles.length).toBeGreaterThan(5)
  expect(new Set(Object.values<Endpoint>(api))).toEqual(new Set(endpoints))
  expect(Object.keys(api).length).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length)
})
