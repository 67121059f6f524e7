import { expect, test } from 'vitest'
import { pictureWidths, svgAddress } from './picture-address.ts'

test('a drawing is the same after it travelled in an address', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#a1b2c3" d="M0 0h100%"/></svg>'
  const address = svgAddress(svg)
  expect(address).not.toMatch(/["#]/)
  expect(decodeURIComponent(address.slice('data:image/svg+xml,'.length)).replaceAll("'", '"')).toBe(svg)
})

test('a photograph names each width it is kept in', () => {
  expect(pictureWidths('/p?v=1')).toBe('/p?v=1&w=480 480w, /p?v=1&w=960 960w, /p?v=1&w=1920 1920w')
})
