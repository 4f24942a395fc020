import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useChangeSearch } from './use-change-search.ts'

type Search = Record<string, unknown>

interface ListAddress<View> {
  read: (search: Search) => View
  write: (view: View) => Search
}

/** The view of a list in the address, and a function that changes it; a change without a page leads to the first page. */
export function useListView<View extends { page: number }>({ read, write }: ListAddress<View>) {
  const search: Search = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const view = useMemo(() => read(search), [read, search])
  const change = (part: Partial<View>, options?: { replace: boolean }) =>
    changeSearch((now) => ({ ...now, ...write({ ...read(now), page: 1, ...part }) }), options)
  return { view, change }
}
