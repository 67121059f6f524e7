import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './ids.ts'

test('an id is a random UUID', () => {
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
})
