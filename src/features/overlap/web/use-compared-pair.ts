import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { useSearch } from '@tanstack/react-router'
import { firstPair, readPair, writePair, type Pair } from './compared-pair.ts'
import type { ComparedKeyword } from './api.ts'

/** The pair in the address, so that it can be linked; else the main keyword and the most searched of the others. */
export function useComparedPair(keywords: readonly ComparedKeyword[], mainKeywordId: number | null) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const first = firstPair(keywords, mainKeywordId)
  const choose = (pair: Pair) => changeSearch((now) => ({ ...now, why: writePair(pair) }), { replace: true })
  return { first, pair: readPair(String(search['why'] ?? '')) ?? first, choose }
}
