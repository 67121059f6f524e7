import { expect, test } from 'vitest'
import { AppError } from '#domain/api/app-error.ts'
import { emptyForm } from '#domain/property/listing-form.ts'
import { createImport } from './create-import.ts'

const rows = ['Pune', 'Goa', 'Delhi'].map((city, at) => ({
  line: at + 2,
  form: { ...emptyForm, city },
  missing: {},
  refused: undefined,
}))

test('what was added is not added again; a line without an answer is sent again under its key', async () => {
  const sent: string[] = []
  const keys: string[] = []
  let fails = true
  const importing = createImport(async ({ city }, key) => {
    sent.push(city)
    keys.push(key)
    if (city === 'Goa' && fails) throw new AppError('unreachable')
  })
  const run = () => importing.run(rows, new AbortController().signal, () => {})
  expect(await run()).toMatchObject([expect.stringMatching(/^Line 3: /)])
  expect(importing.left(rows).map(({ line }) => line)).toEqual([3])
  fails = false
  expect(await run()).toEqual([])
  expect(await run()).toEqual([])
  expect(sent).toEqual(['Pune', 'Goa', 'Delhi', 'Goa'])
  expect(keys[3]).toBe(keys[1])
  expect(new Set(keys).size).toBe(3)
})

test('an import that is stopped goes on where it was stopped', async () => {
  const sent: string[] = []
  const stop = new AbortController()
  const importing = createImport(async ({ city }) => {
    sent.push(city)
    if (city === 'Goa') stop.abort()
  })
  await importing.run(rows, stop.signal, () => {})
  await importing.run(rows, new AbortController().signal, () => {})
  expect(sent).toEqual(['Pune', 'Goa', 'Delhi'])
})
