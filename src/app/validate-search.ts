import type { SearchSchemaInput } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PageSearch, SearchPageId } from '#domain/api/search-readers.ts'
import { type RawSearch, readSearch, type SearchReader } from '#domain/api/search-text.ts'

/**
 * A page's `validateSearch`: links to it are checked against its reader, which travels with the page and reads what the
 * address holds (`usePageSearch`). Run by the router it would be in every page's first script.
 */
export const searchOf =
  <Id extends SearchPageId>() =>
  (raw: PageSearch<Id> & SearchSchemaInput): RawSearch =>
    raw

/** The page's validated parameters. */
export const usePageSearch = <Search extends object>(read: SearchReader<Search>, raw: RawSearch): Search =>
  useMemo(() => readSearch(read, raw), [read, raw])
