import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Choices, refreshOptions } from './news-choices.tsx'

test('a stored interval that is not offered is among the options while it is in use', () => {
  expect(refreshOptions(30).map(({ value }) => value)).toEqual(['5', '15', '30', '60'])
  expect(refreshOptions(45)).toContainEqual({ value: '45', label: 'Every 45 minutes' })
  expect(refreshOptions(45).map(({ value }) => value)).toEqual(['5', '15', '30', '45', '60'])
})

test('where nothing is ticked and something is needed, it is said that the defaults apply', () => {
  const html = (chosen: string[], needed: boolean) =>
    renderToStaticMarkup(
      <Choices label="Topics" choices={{ a: 'A' }} chosen={chosen} needed={needed} onChange={() => {}} />,
    )
  expect(html([], true)).toContain('None chosen: the defaults apply')
  expect(html(['unknown'], true)).toContain('None chosen')
  expect(html(['a'], true)).not.toContain('None chosen')
  expect(html([], false)).not.toContain('None chosen')
})
