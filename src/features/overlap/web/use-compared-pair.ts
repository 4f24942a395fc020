import { useNavigate, useSearch } from '@tanstack/react-router'
import { firstPair, readPair, writePair, type Pair } from './compared-pair.ts'
import type { ComparedKeyword } from './api.ts'

/** The pair in the address, so that it can be linked; else the main keyword and the next. */
export function useComparedPair(keywords: readonly ComparedKeyword[], mainKeywordId: number | null) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const first = firstPair(keywords, mainKeywordId)
  const choose = (pair: Pair) => {
    const next: Record<string, unknown> = { ...search, why: writePair(pair) }
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  }
  return { first, pair: readPair(String(search['why'] ?? '')) ?? first, choose }
}
