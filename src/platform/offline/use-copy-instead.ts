import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AppError } from '#domain/api/app-error.ts'
import { loadCopy } from './load-copy.ts'

/** A link's page asks for its data at once; what fails later is no reason to load the page anew. */
const PAGE_COMES_MS = 5_000

/** A page that a link could not fetch is loaded whole if this browser has a copy of it, which the worker sends. */
export function useCopyInstead(address: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const cache = queries.getQueryCache()
    const since = Date.now() - PAGE_COMES_MS
    const isMissing = ({ state: { data, error, errorUpdatedAt } }: Query) =>
      data === undefined && error instanceof AppError && error.code === 'unreachable' && errorUpdatedAt > since
    const look = () => {
      if (cache.getAll().some(isMissing)) loadCopy(address).catch(() => {})
    }
    look()
    const stop = cache.subscribe(look)
    const timer = setTimeout(stop, PAGE_COMES_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [address, queries])
}
