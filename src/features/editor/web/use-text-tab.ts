import { useSearch } from '@tanstack/react-router'
import { itemAt } from '#platform/items.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { SECTIONS } from './sections.ts'

/** The text that is open, kept in the address as `?text=draft`; at first the brief. */
export function useTextTab() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  return {
    open: SECTIONS.find(({ word }) => word === search['text']) ?? itemAt(SECTIONS, 0),
    show: (word: string) => changeSearch((now) => ({ ...now, text: word }), { replace: true }),
  }
}
