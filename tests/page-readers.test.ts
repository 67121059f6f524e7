import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { searchReaders } from '#domain/api/search-readers.ts'

test.each(Object.entries(searchReaders))('the page %s reads its address as the server does', (id, reader) => {
  const file = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const text = readFileSync(`src/app/pages/${file}-page.tsx`, 'utf8')
  expect(text).toContain(`searchOf<'${id}'>()`)
  const used = [...text.matchAll(/(?:usePageSearch|readSearch)\((\w+)/g)].map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set([reader.name]))
})
