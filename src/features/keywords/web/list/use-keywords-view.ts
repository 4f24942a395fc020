import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readView, writeView, type KeywordsView } from './keywords-view.ts'

/** The view in the address, and a function that changes it; a change without a page leads to the first page. */
export function useKeywordsView() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const view = useMemo(() => readView(search), [search])
  const change = (part: Partial<KeywordsView>, options?: { replace: boolean }) =>
    changeSearch((now) => ({ ...now, ...writeView({ ...readView(now), page: 1, ...part }) }), options)
  return { view, change }
}
