import { expect, test } from 'vitest'
import { accessTable, contractRows, pageRows } from './access-table.ts'

test('every endpoint of the contract and every page has a row, without a database to ask', () => {
  const missing = [...contractRows, ...pageRows].filter((name) => !(name in accessTable))
  expect(missing, 'add rows to tests/access-table.ts').toEqual([])
})
