import { useLate } from '#ui/data/use-late.ts'
import { useSettled } from './use-settled.ts'

const load = () => import('./later-parts.tsx').then(({ LaterParts }) => LaterParts)

/** Everything around a page that nobody misses at first. */
export function Later() {
  const { Component } = useLate(load, useSettled())
  return Component && <Component />
}
