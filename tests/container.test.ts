import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const compose = readFileSync('compose.yaml', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')

test('a container has no default password, a pinned image, and no unnecessary rights', () => {
  expect(compose).not.toMatch(/(PASSWORD|SECRET)[^\n]*:-/)
  expect(compose.match(/POSTGRES_PASSWORD:\?/g)).toHaveLength(2)
  const images = [...compose.matchAll(/image: (\S+)/g), ...dockerfile.matchAll(/^ARG NODE_IMAGE=(\S+)/gm)]
  expect(images.map(([, image = '']) => image)).toEqual([
    expect.stringMatching(/^postgres:\d+\.\d+-/),
    expect.stringMatching(/^node:\d+\.\d+\.\d+-/),
  ])
  for (const [, from] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(from).toMatch(/^\$\{NODE_IMAGE\}$/)
  for (const right of [/read_only: true/g, /cap_drop: \[ALL\]/g, /no-new-privileges:true/g])
    expect(compose.match(right)).toHaveLength(2)
  expect(dockerfile).toMatch(/^USER node$/m)
})
