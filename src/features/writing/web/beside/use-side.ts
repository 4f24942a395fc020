import { useSearch } from '@tanstack/react-router'
import { itemAt } from '#platform/items.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { useIsMedium } from '#ui/layout/use-is-medium.ts'
import { SIDES, type Side } from './sides.ts'

/** What stands beside the text: in a wide window always something, in others what was opened, over the text. */
export function useSide() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const isOver = useIsMedium()
  const chosen = SIDES.find(({ value }) => value === search['beside'])
  return {
    side: chosen ?? itemAt(SIDES, 0),
    /** Whether it covers the text, and can be closed. */
    isOver,
    isOpen: !isOver || chosen !== undefined,
    show: (beside: Side) => changeSearch((now) => ({ ...now, beside }), { replace: true }),
    close: () => changeSearch(({ beside: _beside, ...now }) => now, { replace: true }),
  }
}
