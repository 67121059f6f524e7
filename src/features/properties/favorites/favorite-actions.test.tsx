import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FavoriteRow } from '#domain/property/favorite-rows.ts'
import { FavoriteActions } from './favorite-actions.tsx'

const row = { favorite: { projectId: 'e', name: 'Villa' }, card: { id: 'e', title: 'Villa' } } as FavoriteRow
const html = (compared: readonly string[]) =>
  renderToStaticMarkup(
    <FavoriteActions uid="me" ends={null} compared={compared} onCompare={() => {}} row={row} within="li" />,
  )

test('a fifth one cannot be ticked, and says why; a ticked one can be taken out', () => {
  const full = html(['a', 'b', 'c', 'd'])
  expect(full).toMatch(/<input[^>]*disabled=""/)
  expect(full).toContain('Up to 4')
  for (const compared of [
    ['a', 'b', 'c'],
    ['a', 'b', 'c', 'e'],
  ]) {
    expect(html(compared)).not.toContain('disabled')
    expect(html(compared)).not.toContain('Up to 4')
  }
})
