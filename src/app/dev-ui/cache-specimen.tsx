import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { constants } from '#catalogue/constants.ts'
import { keyTable } from '#catalogue/storage-keys.ts'
import type { CacheType } from '#domain/kept/consent.ts'
import { bySchema } from '#domain/kept/schema-check.ts'
import { persisted } from '#platform/api/query-cache.ts'
import { type KeptKind, openKept } from '#platform/kept/kept.ts'
import { type CacheSizes, cacheSizes } from '#platform/storage/cache.ts'
import { Button } from '#ui/controls/button.tsx'
import { formatBytes } from '#ui/data/format-number.ts'
import { Specimen } from './specimen.tsx'

const searches: KeptKind<readonly string[]> = {
  key: 'recentSearches',
  check: bySchema(z.array(z.string()).readonly()),
  fallback: keyTable.recentSearches.default,
}

/** Simulates a new page: whether the source was asked or the cache served. */
async function ask(type: CacheType, size = 1_000): Promise<'asked' | 'kept'> {
  let asked = false
  await new QueryClient().fetchQuery({
    queryKey: ['specimen', type],
    queryFn: async () => {
      asked = true
      return { text: 'x'.repeat(size) }
    },
    ...persisted(type),
  })
  return asked ? 'asked' : 'kept'
}

async function askAll(size?: number): Promise<string[]> {
  await openKept(searches, 'specimen').update((list) => [...list, 'a search'])
  return Promise.all(constants.cacheTypes.map(async (type) => `${type} ${await ask(type, size)}`))
}
Object.assign(window, { ask, askAll, cacheSizes })

/** The cache with its production code. */
export function CacheSpecimen() {
  const [said, setSaid] = useState<string[]>([])
  const [sizes, setSizes] = useState<CacheSizes>()
  const act = async () => {
    setSaid(await askAll())
    setSizes(await cacheSizes())
  }
  return (
    <Specimen title="The cache">
      <p>{said.join(', ') || 'Nothing was asked yet.'}</p>
      <p>{sizes && constants.cacheTypes.map((type) => `${type} ${formatBytes(sizes[type].bytes)}`).join(', ')}</p>
      <p>
        <Button onClick={() => void act()}>Ask for one of each</Button>
      </p>
    </Specimen>
  )
}
