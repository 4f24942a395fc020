import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readView, writeView, type KeywordsView } from './keywords-view.ts'

/** What the address asks for, and how to ask for something else; other things start at the first page again. */
export function useKeywordsView() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = useMemo(() => readView(search), [search])
  const change = (part: Partial<KeywordsView>, { replace = false } = {}) => {
    const next: Record<string, unknown> = { ...search, ...writeView({ ...view, page: 1, ...part }) }
    void navigate({ to: '.', search: next, replace, resetScroll: false })
  }
  return { view, change }
}
