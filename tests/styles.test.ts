import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

/** Classes that style sheets of pages and features define on their own, and where. */
function owners(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of globSync('src/{app,features}/**/*.css')) {
    parse(readFileSync(file, 'utf8')).walkRules(({ selectors }) => {
      for (const selector of selectors) {
        // Skips a class that only qualifies another one.
        const alone = /^\.([\w-]+)(?:[:[][^ >+~]*)?$/.exec(selector)?.[1]
        if (alone && !selector.includes(':has(')) found.set(alone, (found.get(alone) ?? new Set()).add(file))
      }
    })
  }
  return found
}

test('all styles are one sheet, so two features never style the same class', () => {
  expect(owners().size).toBeGreaterThan(100)
  expect([...owners()].filter(([, files]) => files.size > 1)).toEqual([])
})

test('no feature uses another feature’s class', () => {
  const owned = owners()
  const borrowed = globSync('src/features/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .flatMap((name) => [...(owned.get(name) ?? [])].map((owner) => ({ name, file, owner })))
      .filter(({ owner }) => owner.startsWith('src/features/') && dirname(owner) !== dirname(file)),
  )
  expect(borrowed).toEqual([])
})
